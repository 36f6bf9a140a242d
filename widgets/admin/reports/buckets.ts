import { barDay, barMonth } from '../ui/times.ts';

export interface Interval {
  label: string;
  /** Indexes. */
  days: readonly number[];
}

/** As many as fit on a phone. */
const maxBars = 100;

/** `2026-11-21`, oldest first. */
export function bucketsOf(days: readonly string[]): Interval[] {
  if (days.length <= maxBars) {
    return days.map((day, index) => ({ label: barDay(day), days: [index] }));
  }
  const months = new Map<string, { label: string; days: number[] }>();
  for (const [index, day] of days.entries()) {
    const month = day.slice(0, 7);
    const bucket = months.get(month) ?? { label: barMonth(day), days: [] };
    bucket.days.push(index);
    months.set(month, bucket);
  }
  return [...months.values()];
}

export const barsOf = (perDay: readonly number[], buckets: readonly Interval[]): number[] =>
  buckets.map(({ days }) => days.reduce((sum, day) => sum + (perDay[day] ?? 0), 0));
