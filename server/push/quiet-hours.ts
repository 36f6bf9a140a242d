import { dayAfter, momentOf, wallTime } from '../../catalogue/time/eastern-time.ts';

/** No alerts from 9:00 PM to 6:30 AM in New York. */
const fromMinutes = 21 * 60;
const untilMinutes = 6 * 60 + 30;
/** How long before the deadline of an unanswered request the reminder comes. */
const beforeMs = 3_600_000;

/** The end of the quiet hours at a moment; undefined outside of them. */
export function quietUntil(moment: Date): Date | undefined {
  const { day, minutes } = wallTime(moment);
  if (minutes < untilMinutes) return momentOf({ day, minutes: untilMinutes });
  return minutes >= fromMinutes ? momentOf({ day: dayAfter(day), minutes: untilMinutes }) : undefined;
}

/** The next start of the quiet hours. */
export function quietFrom(moment: Date): Date {
  const { day, minutes } = wallTime(moment);
  return momentOf({ day: minutes < fromMinutes ? day : dayAfter(day), minutes: fromMinutes });
}

/**
 * When to send the reminder of a deadline: an hour before. If that is in the quiet hours: at their end if the deadline
 * is later, else an hour before they start.
 */
export function reminderAt(dueAt: Date, hasQuietHours: boolean): Date {
  const planned = new Date(dueAt.getTime() - beforeMs);
  const morning = hasQuietHours ? quietUntil(planned) : undefined;
  if (!morning) return planned;
  if (morning < dueAt) return morning;
  const { day } = wallTime(morning);
  return new Date(momentOf({ day: dayAfter(day, -1), minutes: fromMinutes }).getTime() - beforeMs);
}
