import { dayAfter, momentOf, wallTime, weekdayOf } from './eastern-time.ts';

/** `plain`: around the clock. `business`: only during business hours, as on the contact page. */
export const deadlineModes = ['plain', 'business'] as const;
export type DeadlineMode = (typeof deadlineModes)[number];

const weekday = { opens: 7 * 60, closes: 18 * 60 };

/** The business hours in minutes after midnight, starting with Sunday; undefined while closed. */
const openingHours: readonly ({ opens: number; closes: number } | undefined)[] = [
  undefined,
  ...Array<typeof weekday>(5).fill(weekday),
  { opens: 8 * 60, closes: 16 * 60 },
];

/** The promise on the contact page: a reply within 24 hours. */
const promiseMs = 24 * 3_600_000;

/** When an answer to a lead received at this time is due. */
export function answerDueAt(receivedAt: Date, mode: DeadlineMode): Date {
  if (mode === 'plain') return new Date(receivedAt.getTime() + promiseMs);
  let left = promiseMs;
  for (let day = wallTime(receivedAt).day; ; day = dayAfter(day)) {
    const hours = openingHours[weekdayOf(day)];
    if (!hours) continue;
    const from = Math.max(momentOf({ day, minutes: hours.opens }).getTime(), receivedAt.getTime());
    const open = momentOf({ day, minutes: hours.closes }).getTime() - from;
    if (open >= left) return new Date(from + left);
    left -= Math.max(0, open);
  }
}

/**
 * Whether an answer came in time.
 * @param receivedMs since 1970
 * @param waitedMs until the answer; undefined if there was none
 */
export function isInTime(receivedMs: number, waitedMs: number | undefined, mode: DeadlineMode): boolean {
  if (waitedMs === undefined) return false;
  // No deadline is earlier than 24 hours, and none later than a week.
  if (waitedMs <= promiseMs || mode === 'plain') return waitedMs <= promiseMs;
  return waitedMs < 7 * promiseMs && receivedMs + waitedMs <= answerDueAt(new Date(receivedMs), mode).getTime();
}

/** Leads received before this moment are overdue. */
export function overdueSince(now: Date, mode: DeadlineMode): Date {
  if (mode === 'plain') return new Date(now.getTime() - promiseMs);
  let left = promiseMs;
  for (let day = wallTime(now).day; ; day = dayAfter(day, -1)) {
    const hours = openingHours[weekdayOf(day)];
    if (!hours) continue;
    const until = Math.min(momentOf({ day, minutes: hours.closes }).getTime(), now.getTime());
    const open = until - momentOf({ day, minutes: hours.opens }).getTime();
    if (open >= left) return new Date(until - left);
    left -= Math.max(0, open);
  }
}
