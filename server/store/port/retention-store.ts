import type { MetricsStore } from './metrics-store.ts';

/**
 * Calls that scan all data. Only the owner makes them, and a slow one must not look like a failure: the steps after it
 * would not run.
 */
export const longCalls: ReadonlySet<string> = new Set([
  ...(['countTraces', 'erase', 'firstAnswers'] satisfies (keyof RetentionStore)[]),
  ...(['countsByKey', 'countsByInterval'] satisfies (keyof MetricsStore)[]),
]);
/** Slightly less than the back office waits for a response. */
export const longCallMs = 25_000;

/** Retention periods, and erasing on request. */
export interface RetentionStore {
  /** How many leads {@link erase} would remove and how many events it would blank. */
  countTraces(who: { email?: string; phone?: string }): Promise<{ leads: number; events: number }>;
  /**
   * Removes every lead with this email address or this phone number (last ten digits), with its mail, notes and
   * history, and blanks the details of tracked events that contain either. Nothing of it remains in the store's files.
   * Works in atomic batches, and ends snapshots that contain the data. After a call that rejects or crashes midway, the
   * same call completes the rest.
   * @param forgetCopies called with the ids of each batch of leads before it is removed: a repeated call gets the ids
   * of leads whose copies may remain
   * @returns the ids of the leads, and the number of blanked events
   */
  erase(
    who: { email?: string; phone?: string },
    forgetCopies?: (leadIds: readonly string[]) => Promise<void>,
  ): Promise<{ leadIds: string[]; events: number }>;
  /**
   * Expired leads, oldest first: those marked as spam received before `spam`, all others received before `leads`.
   * @returns at most this many ids of each
   */
  agedLeads(
    before: LeadAges,
    most: Readonly<Record<keyof LeadAges, number>>,
  ): Promise<Record<keyof LeadAges, string[]>>;
  /** Removes the leads among these, at most 500, that are still expired. @returns the ids of the removed ones */
  removeAgedLeads(ids: readonly string[], before: LeadAges): Promise<string[]>;
  /**
   * Removes expired events and counts, oldest first, at most this many of each and a bounded number at once. @returns
   * how many records were removed; 0 of both when nothing is left to remove
   */
  purge(
    before: { events: Date; counts: Date },
    most: { events: number; counts: number },
  ): Promise<{ events: number; counts: number }>;
  /**
   * The time of the newest record, a lead or an event, according to the clock of that moment; undefined if there is
   * none.
   */
  newestRecordAt(): Promise<Date | undefined>;
  /** First answers to leads received in `[from, to)`, spam excluded, by time received. */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

/** Leads received before this are expired. */
export interface LeadAges {
  leads: Date;
  spam: Date;
}

/** Times are numbers, because there may be very many. */
export interface FirstAnswer {
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** Milliseconds until the first answer; undefined while there is none. */
  waitedMs: number | undefined;
}
