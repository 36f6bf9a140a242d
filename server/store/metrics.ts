import { encodeMetricKey } from '../../catalogue/metrics/metric-key.ts';
import { startOfDay } from '../../catalogue/time/eastern-time.ts';
import { hourMs } from '../async.ts';
import type { Count } from './engine.ts';
import type { NewLead } from './lead.ts';

type MetricKeyParts = readonly (string | undefined)[];

/** Undefined for our own or unknown. */
export const leadCountParts = ({ kind, source }: Pick<NewLead, 'kind' | 'source'>): MetricKeyParts => [
  kind,
  source.origin,
  source.page,
];

const countAt = (start: Date, name: string, parts: MetricKeyParts): Count => ({
  start,
  name,
  key: encodeMetricKey(...parts),
  count: 1,
});

export const hourly = (time: Date, name: string, ...parts: MetricKeyParts): Count =>
  countAt(new Date(Math.floor(time.getTime() / hourMs) * hourMs), name, parts);

/** By the day in New York. */
export const daily = (time: Date, name: string, ...parts: MetricKeyParts): Count =>
  countAt(startOfDay(time), name, parts);

/** Per hour, in the engines' own counts. */
export const maxHourlyKeys = 50;

export const otherKey = 'other';
