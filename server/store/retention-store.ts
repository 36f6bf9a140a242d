import type { MetricsStore } from './metrics-store.ts';

/**
 * Calls that go through everything that is kept. Only the owner makes them, and a late one must not look undone: what
 * follows on it would not be done.
 */
export const longCalls: ReadonlySet<string> = new Set([
  ...(['countTraces', 'erase', 'firstAnswers'] satisfies (keyof RetentionStore)[]),
  ...(['countsByKey', 'countsByInterval'] satisfies (keyof MetricsStore)[]),
]);
/** A little less than the admin waits for an answer. */
export const longCallMs = 25_000;

/** What is kept for how long, and what leaves on request. */
export interface RetentionStore {
  /** How much {@link erase} would remove and blank. */
  countTraces(who: { email?: string; phone?: string }): Promise<{ leads: number; events: number }>;
  /**
   * Removes every lead with this e-mail address or this phone number (last ten digits), with its mail, notes and
   * history, and blanks the details of tracked events that hold either. Nothing of it is left in the store's files.
   * Goes portion by portion, each of them atomic, and ends snapshots that hold what was there before. A call that
   * rejects or crashes midway has done a part of it, and the same call made again does the rest.
   * @param forgetCopies called with the ids of each portion of leads before it goes: a call made again names those
   * whose copies may be left
   * @returns the ids of the leads, and how many events were blanked
   */
  erase(
    who: { email?: string; phone?: string },
    forgetCopies?: (leadIds: readonly string[]) => Promise<void>,
  ): Promise<{ leadIds: string[]; events: number }>;
  /**
   * Leads that are older than their time, the longest kept first: those marked as spam received before `spam`, all
   * others received before `leads`. @returns ids of at most so many of each
   */
  agedLeads(
    before: LeadAges,
    most: Readonly<Record<keyof LeadAges, number>>,
  ): Promise<Record<keyof LeadAges, string[]>>;
  /** Removes those of these leads, at most 500, that are still older than their time. @returns the ids of what went */
  removeAgedLeads(ids: readonly string[], before: LeadAges): Promise<string[]>;
  /**
   * Removes events and counts that are older than their time, the oldest first, at most so many of each and a bounded
   * number at once. @returns how many records went; nothing of either when nothing is left to do
   */
  purge(
    before: { events: Date; counts: Date },
    most: { events: number; counts: number },
  ): Promise<{ events: number; counts: number }>;
  /** When the record was made that came in last, a lead or an event, by the clock of that moment; undefined when there is none. */
  newestRecordAt(): Promise<Date | undefined>;
  /** First answers to leads received in `[from, to)` that are no spam, by time of receipt. */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

/** Leads received before are older than their time. */
export interface LeadAges {
  leads: Date;
  spam: Date;
}

/** Numbers, since there may be very many. */
export interface FirstAnswer {
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** Milliseconds until the first answer; undefined while there is none. */
  waitedMs: number | undefined;
}
