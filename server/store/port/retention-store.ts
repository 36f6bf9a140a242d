import type { MetricsStore } from './metrics-store.ts';

/** They scan all data; a time-out would keep the steps after a slow one from running. */
export const longCalls: ReadonlySet<string> = new Set([
  ...(['countTraces', 'erase', 'firstAnswers'] satisfies (keyof RetentionStore)[]),
  ...(['countsByKey', 'countsByInterval'] satisfies (keyof MetricsStore)[]),
]);
/** Slightly less than the back office waits for a response. */
export const longCallMs = 25_000;

export interface RetentionStore {
  /** What {@link erase} would remove and blank. */
  countTraces(who: { email?: string; phone?: string }): Promise<{ leads: number; events: number }>;
  /**
   * Erases by address or last ten digits of the phone number; blanks the details of events that contain either. Nothing
   * remains in the store's files; snapshots that contain it end. Repeat it after a rejection to complete it.
   * `forgetCopies` gets the ids of each batch before its removal.
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
  /** At most 500 ids; those no longer expired stay. Resolves with the removed ones. */
  removeAgedLeads(ids: readonly string[], before: LeadAges): Promise<string[]>;
  /** Oldest first, a bounded number at once; 0 of both when nothing is left. */
  purge(
    before: { events: Date; counts: Date },
    most: { events: number; counts: number },
  ): Promise<{ events: number; counts: number }>;
  /** By the clock of its moment; undefined without leads and events. */
  newestRecordAt(): Promise<Date | undefined>;
  /** Of leads received in `[from, to)`, without spam, by time received. */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

/** Received before this. */
export interface LeadAges {
  leads: Date;
  spam: Date;
}

/** Times are numbers because there may be very many. */
export interface FirstAnswer {
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Undefined while there is no answer. */
  waitedMs: number | undefined;
}
