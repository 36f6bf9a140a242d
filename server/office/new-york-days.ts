import { dayAfter, momentOf, wallTime } from '../../catalogue/new-york-time.ts';

export interface NewYorkDays {
  /** `2026-11-21`, oldest first. */
  days: readonly string[];
  /** The first midnight. */
  from: Date;
  /** The day of a moment, by its place in `days`; -1 before the first. */
  indexOf(moment: Date): number;
}

/** The last so many days of New York, today included; a day that daylight saving changes is as long as it is there. */
export function lastDays(count: number, now: Date): NewYorkDays {
  const today = wallTime(now).day;
  const days = Array.from({ length: count }, (_, index) => dayAfter(today, index + 1 - count));
  const midnights = days.map((day) => momentOf({ day, minutes: 0 }).getTime());

  function indexOf(moment: Date): number {
    const time = moment.getTime();
    let [low, high] = [0, midnights.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((midnights[middle] as number) <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
  return { days, from: new Date(midnights[0] ?? now), indexOf };
}
