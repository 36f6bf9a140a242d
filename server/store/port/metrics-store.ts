import { encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { startOfDay } from '../../../catalogue/time/eastern-time.ts';
import type { NewLead } from '../lead.ts';

const hourMs = 3_600_000;

/** A count of one interval. Contains no personal data. */
export interface Count {
  /** Start of the interval: a full hour, or midnight of a day in New York. Each name uses only one of the two. */
  start: Date;
  /** What is counted, such as `funnel` or `embed_load`. */
  name: string;
  /** The kind, at most 200 characters. */
  key: string;
  count: number;
}

export interface IntervalCount {
  stretch: number;
  word: string;
  count: number;
}

/**
 * Counts by time, for the owner's reports. The engine counts each tracked event and each new lead under `event` (key:
 * the event's type) and `lead` (key: {@link leadCountParts}) by the hour; erasing and purging do not reduce them.
 */
export interface MetricsStore {
  /** Every name with counts. */
  countNames(): Promise<string[]>;
  /**
   * Adds to counts; engines may combine calls that come close together into one write. A name has at most `maxKeys`
   * keys per interval: further ones are added to the key `other`.
   * @returns false if nothing was added, because the remaining disk space is reserved for leads
   */
  addToCounts(counts: readonly Count[], limits: { maxKeys: number }): Promise<boolean>;
  /** All counts of a name that start in `[from, to)`, by start, then key. */
  counts(query: { name: string; from: Date; to: Date }): Promise<Count[]>;
  /**
   * The same for each interval between neighboring `bounds`, which are in order, summed by the first word of the key:
   * `stretch` is the index of the interval's first bound. Intervals without counts are left out.
   */
  countsByInterval(query: { name: string; bounds: readonly Date[] }): Promise<IntervalCount[]>;
  /** All counts in `[from, to)`, summed by key, largest first. */
  countsByKey(query: { name: string; from: Date; to: Date; limit: number }): Promise<{ key: string; count: number }[]>;
}

/** The parts of a metric key; undefined for an unknown one. */
type MetricKeyParts = readonly (string | undefined)[];

/** The source of a lead, as `lead` counts it: kind, site and page; undefined for our own or unknown. */
export const leadCountParts = ({ kind, source }: Pick<NewLead, 'kind' | 'source'>): MetricKeyParts => [
  kind,
  source.origin,
  source.page,
];

/** A count of one in the hour of this time. */
export const hourly = (time: Date, name: string, ...parts: MetricKeyParts): Count => ({
  start: new Date(Math.floor(time.getTime() / hourMs) * hourMs),
  name,
  key: encodeMetricKey(...parts),
  count: 1,
});

/** A count of one on the day in New York of this time. */
export const daily = (time: Date, name: string, ...parts: MetricKeyParts): Count => ({
  start: startOfDay(time),
  name,
  key: encodeMetricKey(...parts),
  count: 1,
});

/** The maximum number of keys per hour in the engines' own counts. */
export const maxHourlyKeys = 50;

/** The key that replaces keys beyond the maximum. */
export const otherKey = 'other';
