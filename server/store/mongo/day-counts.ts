import { startOfDay, wallTime } from '../../../catalogue/time/eastern-time.ts';
import type { Count } from '../port/metrics-store.ts';

const hourMs = 3_600_000;
/** Longer than a day on which the clock is set back. */
const pastNextMidnightMs = 26 * hourMs;

type Sums = Record<string, number>;

/**
 * All counts of a name on one day in New York, so that a report reads one document per day, and one write adds to the
 * hour and to the day.
 */
export interface CountDocument {
  /** `{name} {start in ms}`. */
  _id: string;
  name: string;
  /** Midnight. */
  start: Date;
  /** The counts of the day by {@link fieldOfKey}. */
  counts: Sums;
  /** The part of `counts` that starts after midnight, by {@link hourField}. */
  hours?: Record<string, Sums>;
}

/** Counts of one interval, by {@link fieldOfKey}. */
export interface Interval {
  start: Date;
  counts: Sums;
}

/** A key as a field: names of fields must not contain dots or dollars, nor be empty. */
export const fieldOfKey = (key: string) => `k${Buffer.from(key).toString('base64url')}`;
export const keyOfField = (field: string) => Buffer.from(field.slice(1), 'base64url').toString();

/** The field of {@link CountDocument.hours} for the hour that starts then. */
export const hourField = (start: Date) => `h${start.getTime()}`;
const startOfField = (field: string) => new Date(Number(field.slice(1)));

let lastHour = { hour: Number.NaN, midnight: 0 };

/** Like {@link startOfDay}, and fast for many moments of one hour. */
export function midnightOf(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / hourMs);
  if (hour !== lastHour.hour) lastHour = { hour, midnight: startOfDay(moment).getTime() };
  return new Date(lastHour.midnight);
}

/** The midnight after a moment, in New York. */
export const nextMidnight = (moment: Date) => midnightOf(new Date(midnightOf(moment).getTime() + pastNextMidnightMs));

/** Whether a moment is midnight in New York. */
export function isMidnight(moment: Date): boolean {
  // Asking for the time in New York takes long.
  const isPossible = moment.getTime() % hourMs === 0 && [4, 5].includes(moment.getUTCHours());
  return isPossible && wallTime(moment).minutes === 0;
}

/** The id of the document that has a count. */
export const idOfCount = ({ name, start }: Pick<Count, 'name' | 'start'>) => `${name} ${midnightOf(start).getTime()}`;

/** The fields of a document that a count with this field of its key adds to. */
export function fieldsOfCount(start: Date, field: string): string[] {
  const isFirstHour = start.getTime() === midnightOf(start).getTime();
  return [`counts.${field}`, ...(isFirstHour ? [] : [`hours.${hourField(start)}.${field}`])];
}

/** What {@link hoursOf} needs to read the counts of these starts. */
export function projectionOf(starts: readonly Date[]): Record<string, 1> {
  const isLater = (start: Date) => start.getTime() !== midnightOf(start).getTime();
  if (!starts.every(isLater)) return {};
  return Object.fromEntries(['start', ...starts.map((start) => `hours.${hourField(start)}`)].map((name) => [name, 1]));
}

/** The counts of each hour of a document, in no order. */
export function hoursOf({ start, counts = {}, hours = {} }: Pick<CountDocument, 'start'> & Partial<CountDocument>) {
  const first = new Map(Object.entries(counts));
  const later = Object.entries(hours).map(([field, counts]): Interval => {
    for (const [key, count] of Object.entries(counts)) first.set(key, (first.get(key) ?? 0) - count);
    return { start: startOfField(field), counts };
  });
  return [{ start, counts: Object.fromEntries([...first].filter(([, count]) => count > 0)) }, ...later];
}
