/** A bar of a chart: a day, or a month if there are too many days. */
export interface Interval {
  label: string;
  /** Indexes of its days. */
  days: readonly number[];
}

/** As many bars as fit on a phone. */
const maxBars = 100;

const written = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

/** The bars for these days (`2026-11-21`), oldest first. */
export function bucketsOf(days: readonly string[]): Interval[] {
  if (days.length <= maxBars) {
    return days.map((day, index) => ({ label: written(day, { month: 'short', day: 'numeric' }), days: [index] }));
  }
  const months = new Map<string, { label: string; days: number[] }>();
  for (const [index, day] of days.entries()) {
    const month = day.slice(0, 7);
    const bucket = months.get(month) ?? { label: written(day, { month: 'short', year: 'numeric' }), days: [] };
    bucket.days.push(index);
    months.set(month, bucket);
  }
  return [...months.values()];
}

/** Sums daily counts by bar. */
export const barsOf = (perDay: readonly number[], buckets: readonly Interval[]): number[] =>
  buckets.map(({ days }) => days.reduce((sum, day) => sum + (perDay[day] ?? 0), 0));
