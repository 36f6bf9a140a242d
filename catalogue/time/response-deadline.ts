import { business } from '../business.ts';
import { dayAfter, momentOf, wallTime } from './eastern-time.ts';
import { hoursOn, type OpeningHours, openMinutes } from './opening-hours.ts';

/** `plain`: around the clock. `business`: during opening hours. */
export const deadlineModes = ['plain', 'business'] as const;
export type DeadlineMode = (typeof deadlineModes)[number];

/** A week must have some opening hours. */
export type AnswerClock = 'plain' | OpeningHours;

export const modeOf = (clock: AnswerClock): DeadlineMode => (clock === 'plain' ? 'plain' : 'business');

const promiseMs = business.replyHours * 3_600_000;
const weekMs = 7 * 24 * 3_600_000;

export const promisedAt = (receivedAt: Date) => new Date(receivedAt.getTime() + promiseMs);

export function answerDueAt(receivedAt: Date, clock: AnswerClock): Date {
  if (clock === 'plain') return promisedAt(receivedAt);
  let left = promiseMs;
  for (let day = wallTime(receivedAt).day; ; day = dayAfter(day)) {
    const hours = hoursOn(clock, day);
    if (!hours) continue;
    const from = Math.max(momentOf({ day, minutes: hours.opens }).getTime(), receivedAt.getTime());
    const open = momentOf({ day, minutes: hours.closes }).getTime() - from;
    if (open >= left) return new Date(from + left);
    left -= Math.max(0, open);
  }
}

/** `waitedMs` is undefined without an answer. */
export function isInTime(receivedMs: number, waitedMs: number | undefined, clock: AnswerClock): boolean {
  if (waitedMs === undefined) return false;
  if (waitedMs <= promiseMs || clock === 'plain') return waitedMs <= promiseMs;
  return waitedMs < maxAheadMs(clock) && receivedMs + waitedMs <= answerDueAt(new Date(receivedMs), clock).getTime();
}

/** No deadline is further from when the lead was received. */
export function maxAheadMs(clock: AnswerClock): number {
  if (clock === 'plain') return promiseMs;
  // The first week may have started; a day off may be its week's only open day.
  return (Math.ceil(promiseMs / 60_000 / openMinutes(clock)) + 1 + clock.daysOff.length) * weekMs;
}

export function overdueSince(now: Date, clock: AnswerClock): Date {
  if (clock === 'plain') return new Date(now.getTime() - promiseMs);
  let left = promiseMs;
  for (let day = wallTime(now).day; ; day = dayAfter(day, -1)) {
    const hours = hoursOn(clock, day);
    if (!hours) continue;
    const until = Math.min(momentOf({ day, minutes: hours.closes }).getTime(), now.getTime());
    const open = until - momentOf({ day, minutes: hours.opens }).getTime();
    if (open >= left) return new Date(until - left);
    left -= Math.max(0, open);
  }
}
