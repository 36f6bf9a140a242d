import type { LeadKind } from '../store/store.ts';
import { createRequestCounts, type RequestCounts } from './request-counts.ts';
import { createStoreCalls, type StoreCalls } from './store-calls.ts';

/** What is counted in memory since the start, for whoever watches the server. Nothing in it is about a person. */
export interface Monitoring {
  requests: RequestCounts;
  storeCalls: StoreCalls;
  /** Leads that were acknowledged, repeats included. */
  leads: Map<LeadKind, number>;
}

export const createMonitoring = (): Monitoring => ({
  requests: createRequestCounts(),
  storeCalls: createStoreCalls(),
  leads: new Map(),
});
