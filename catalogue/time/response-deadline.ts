import { dayAfter, momentOf, wallTime, weekdayOf } from './eastern-time.ts';
import { openingHours } from './opening-hours.ts';

/** `plain`: day and night. `business`: only while the business is open (SPEC.md §9, contact page). */
export const deadlineModes = ['plain', 'business'] as const;
export type DeadlineMode = (typeof deadlineModes)[number];

/** The promise of the contact page. */
const promiseMs = 24 * 3_600_000;

/** When a lead that came in then is owed an answer. */
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
 * Whether an answer came within the promise.
 * @param receivedMs since 1970
 * @param waitedMs until it came; undefined for none
 */
export function isInTime(receivedMs: number, waitedMs: number | undefined, mode: DeadlineMode): boolean {
  if (waitedMs === undefined) return false;
  // No clock runs out sooner, and none later than in a week.
  if (waitedMs <= promiseMs || mode === 'plain') return waitedMs <= promiseMs;
  return waitedMs < 7 * promiseMs && receivedMs + waitedMs <= answerDueAt(new Date(receivedMs), mode).getTime();
}

/** Leads that came in before this are owed an answer by now. */
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
