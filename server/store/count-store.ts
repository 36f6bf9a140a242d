/** A number that grows: how often something happened in one stretch of time. Holds nothing of anybody. */
export interface Count {
  /** Start of the stretch: a whole hour, or the midnight of a day in New York. The caller stays with one of them for a name. */
  start: Date;
  /** What is counted, `funnel` or `embed_load`, say. */
  name: string;
  /** Of which kind, at most 200 characters. */
  key: string;
  count: number;
}

/**
 * Counts by time, for the owner's numbers. Each tracked event and each new lead is counted by its engine under `event`
 * (key: the event's type) and `lead` (key: `kind site page`, `-` for what is not known) by whole hours, in the same
 * write; erasing and purging do not take it back.
 */
export interface CountStore {
  /**
   * Adds to counts; engines may gather calls that come close together into one write.
   * A name has at most `maxKeys` keys in one stretch: what comes beyond adds to the key `other`.
   */
  addToCounts(counts: readonly Count[], limits: { maxKeys: number }): Promise<void>;
  /** All counts of a name that start in `[from, to)`, by start, then key. */
  counts(query: { name: string; from: Date; to: Date }): Promise<Count[]>;
  /** The same, added up by key; most first. */
  countsByKey(query: { name: string; from: Date; to: Date; limit: number }): Promise<{ key: string; count: number }[]>;
}
