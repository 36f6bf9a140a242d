import { startOfDay } from '../../catalogue/time/eastern-time.ts';
import type { NewLead } from './store.ts';

const hourMs = 3_600_000;
const maxKeyLength = 200;

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

export interface IntervalCount {
  stretch: number;
  word: string;
  count: number;
}

/**
 * Counts by time, for the owner's numbers. Each tracked event and each new lead is counted by its engine under `event`
 * (key: the event's type) and `lead` (key: {@link leadCountKey}) by whole hours; erasing and purging do not take it back.
 */
export interface MetricsStore {
  /** Every name that something was counted under. */
  countNames(): Promise<string[]>;
  /**
   * Adds to counts; engines may gather calls that come close together into one write.
   * A name has at most `maxKeys` keys in one stretch: what comes beyond adds to the key `other`.
   * @returns false when nothing was added, because what is left of the disk is reserved for leads
   */
  addToCounts(counts: readonly Count[], limits: { maxKeys: number }): Promise<boolean>;
  /** All counts of a name that start in `[from, to)`, by start, then key. */
  counts(query: { name: string; from: Date; to: Date }): Promise<Count[]>;
  /**
   * The same between neighbors of `bounds`, which are in order, added up by the first word of the key: `stretch` is the
   * place of the earlier one. Stretches without any are left out.
   */
  countsByInterval(query: { name: string; bounds: readonly Date[] }): Promise<IntervalCount[]>;
  /** All in `[from, to)`, added up by key; most first. */
  countsByKey(query: { name: string; from: Date; to: Date; limit: number }): Promise<{ key: string; count: number }[]>;
}

/** Where a lead came from, as `lead` is counted: kind, site and page, `-` for our own or what is not known. */
export const leadCountKey = ({ kind, source }: Pick<NewLead, 'kind' | 'source'>): string =>
  `${kind} ${source.origin ?? '-'} ${source.page ?? '-'}`.slice(0, maxKeyLength);

/** One more of something in the hour of its time. */
export const hourly = (time: Date, name: string, key: string): Count => ({
  start: new Date(Math.floor(time.getTime() / hourMs) * hourMs),
  name,
  key,
  count: 1,
});

/** One more of something on the day in New York of its time. */
export const daily = (time: Date, name: string, key: string): Count => ({
  start: startOfDay(time),
  name,
  key,
  count: 1,
});

/** The engines' own counts have at most so many keys an hour. */
export const maxHourlyKeys = 50;

/** Takes the place of keys beyond the most that there may be. */
export const otherKey = 'other';
