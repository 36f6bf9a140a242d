import type { LeadKind } from '../store/lead.ts';
import { createRequestCounts, type RequestCounts } from './request-counts.ts';
import { createStoreCalls, type StoreCalls } from './store-calls.ts';

/** Counts in memory since the start, for monitoring. They contain no personal data. */
export interface Monitoring {
  requests: RequestCounts;
  storeCalls: StoreCalls;
  /** Acknowledged leads, including repeats. */
  leads: Map<LeadKind, number>;
}

export const createMonitoring = (): Monitoring => ({
  requests: createRequestCounts(),
  storeCalls: createStoreCalls(),
  leads: new Map(),
});
