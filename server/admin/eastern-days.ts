import { dayAfter, momentOf, wallTime } from '../../catalogue/time/eastern-time.ts';

export interface EasternDays {
  /** `2026-11-21`, oldest first. */
  days: readonly string[];
  /** When each of them begins. */
  midnights: readonly Date[];
  /** The first midnight. */
  from: Date;
}

/** The last so many days of New York, today included; a day that daylight saving changes is as long as it is there. */
export function lastDays(count: number, now: Date): EasternDays {
  const today = wallTime(now).day;
  const days = Array.from({ length: count }, (_, index) => dayAfter(today, index + 1 - count));
  const midnights = days.map((day) => momentOf({ day, minutes: 0 }));
  return { days, midnights, from: midnights[0] ?? now };
}
