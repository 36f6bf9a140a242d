import { dayAfter, momentOf, wallTime, weekdayOf } from '../../../catalogue/time/eastern-time.ts';

/** Digests are due at 7 AM in New York. */
const minutes = 7 * 60;

/** When the digest of a day is due. */
export const digestTime = (day: string): Date => momentOf({ day, minutes });

/** The last day whose 7 AM has passed. */
export function lastMorning(now: Date): string {
  const clock = wallTime(now);
  return clock.minutes >= minutes ? clock.day : dayAfter(clock.day, -1);
}

/** The last Monday whose 7 AM has passed. */
export function lastMondayMorning(now: Date): string {
  const day = lastMorning(now);
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}
