import type { MetricsStore } from './metrics-store.ts';

/** They scan all data; a time-out would keep the steps after a slow one from running. */
export const longCalls: ReadonlySet<string> = new Set([
  ...(['countTraces', 'erase', 'firstAnswers'] satisfies (keyof RetentionStore)[]),
  ...(['countsByKey', 'countsByInterval'] satisfies (keyof MetricsStore)[]),
]);
/** Slightly less than the back office waits for a response. */
export const longCallMs = 25_000;

export interface RetentionStore {
  countTraces(who: { email?: string; phone?: string }): Promise<{ leads: number; events: number }>;
  /**
   * Matches the address or the last ten digits, also in events, whose details it blanks. Nothing remains in the store's
   * files; snapshots end. Repeat it after a rejection. `forgetCopies` gets the ids of a batch before its removal.
   */
  erase(
    who: { email?: string; phone?: string },
    forgetCopies?: (leadIds: readonly string[]) => Promise<void>,
  ): Promise<{ leadIds: string[]; events: number }>;
  /** Oldest first. Leads marked as spam are in `spam` only. */
  agedLeads(
    before: LeadAges,
    most: Readonly<Record<keyof LeadAges, number>>,
  ): Promise<Record<keyof LeadAges, string[]>>;
  /** At most 500 ids. Resolves with those that were still expired. */
  removeAgedLeads(ids: readonly string[], before: LeadAges): Promise<string[]>;
  /** Oldest first, a bounded number at once. */
  purge(
    before: { events: Date; counts: Date },
    most: { events: number; counts: number },
  ): Promise<{ events: number; counts: number }>;
  newestRecordAt(): Promise<Date | undefined>;
  /** Received in `[from, to)`, without spam, by time received. */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

/** Received before this. */
export interface LeadAges {
  leads: Date;
  spam: Date;
}

export interface FirstAnswer {
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Undefined without an answer. */
  waitedMs: number | undefined;
}
