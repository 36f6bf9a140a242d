import { encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { startOfDay } from '../../../catalogue/time/eastern-time.ts';
import type { NewLead } from '../lead.ts';

const hourMs = 3_600_000;

/** Contains no personal data. */
export interface Count {
  /** A full hour, or midnight in New York; each name uses only one of the two. */
  start: Date;
  /** Such as `funnel` or `embed_load`. */
  name: string;
  /** At most 200 characters. */
  key: string;
  count: number;
}

export interface IntervalCount {
  stretch: number;
  word: string;
  count: number;
}

/** The engine counts events and new leads by the hour; erasing and purging do not reduce them. */
export interface MetricsStore {
  countNames(): Promise<string[]>;
  /** False if the disk space is reserved for leads. Keys beyond `maxKeys` per interval count as `other`. */
  addToCounts(counts: readonly Count[], limits: { maxKeys: number }): Promise<boolean>;
  /** Start in `[from, to)`; by start, then key. */
  counts(query: { name: string; from: Date; to: Date }): Promise<Count[]>;
  /** Between neighboring `bounds`. `stretch`: index of the first; `word`: first of the key. */
  countsByInterval(query: { name: string; bounds: readonly Date[] }): Promise<IntervalCount[]>;
  /** Start in `[from, to)`; largest first. */
  countsByKey(query: { name: string; from: Date; to: Date; limit: number }): Promise<{ key: string; count: number }[]>;
}

type MetricKeyParts = readonly (string | undefined)[];

/** Undefined for our own or unknown. */
export const leadCountParts = ({ kind, source }: Pick<NewLead, 'kind' | 'source'>): MetricKeyParts => [
  kind,
  source.origin,
  source.page,
];

export const hourly = (time: Date, name: string, ...parts: MetricKeyParts): Count => ({
  start: new Date(Math.floor(time.getTime() / hourMs) * hourMs),
  name,
  key: encodeMetricKey(...parts),
  count: 1,
});

/** By the day in New York. */
export const daily = (time: Date, name: string, ...parts: MetricKeyParts): Count => ({
  start: startOfDay(time),
  name,
  key: encodeMetricKey(...parts),
  count: 1,
});

/** Per hour, in the engines' own counts. */
export const maxHourlyKeys = 50;

export const otherKey = 'other';
