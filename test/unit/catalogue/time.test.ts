import { describe, expect, it } from 'vitest';
import { dayAfter, momentOf, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { firstHours, openingHours, openStates } from '../../../catalogue/time/opening-hours.ts';
import {
  type AnswerClock,
  answerDueAt,
  isInTime,
  maxAheadMs,
  overdueSince,
} from '../../../catalogue/time/response-deadline.ts';
import { monthsBefore } from '../../../catalogue/time/retention.ts';
import { openAt } from '../../../host/browser/open-now.ts';

const opened = openingHours(firstHours);
/** Eight hours a week, the minimum that the settings allow. */
const seldom = openingHours({ weekdays: null, saturday: null, sunday: { opens: '08:00', closes: '16:00' } });
const seldomer: AnswerClock = { ...seldom, daysOff: ['2026-10-25', '2026-11-01', '2026-11-02', '2026-11-08'] };
const clocks: readonly [name: string, clock: AnswerClock][] = [
  ['plain', 'plain'],
  ['business', opened],
  ['a day a week', seldom],
  ['a day a week with days off', seldomer],
];

/** Times as written in Maryland, with their offset. */
const dueTimes: readonly [received: string, due: string, why: string][] = [
  ['2026-06-01T07:00:00-04:00', '2026-06-03T09:00:00-04:00', '11 + 11 + 2 hours from Monday’s opening'],
  ['2026-06-01T03:00:00-04:00', '2026-06-03T09:00:00-04:00', 'before opening counts from opening'],
  ['2026-06-05T17:00:00-04:00', '2026-06-09T11:00:00-04:00', 'over a weekend: 1 on Friday, 8 on Saturday, 11, 4'],
  ['2026-06-06T20:00:00-04:00', '2026-06-10T09:00:00-04:00', 'Saturday night waits for Monday'],
  ['2026-06-07T12:00:00-04:00', '2026-06-10T09:00:00-04:00', 'Sunday waits for Monday'],
  ['2026-03-06T17:00:00-05:00', '2026-03-10T11:00:00-04:00', 'over the weekend on which summer time begins'],
  ['2026-10-30T17:00:00-04:00', '2026-11-03T11:00:00-05:00', 'over the weekend on which it ends'],
];

describe('the response deadline', () => {
  it.each(dueTimes)('counts business hours: %s is due %s (%s)', (received, due) => {
    expect(answerDueAt(new Date(received), opened)).toEqual(new Date(due));
  });

  it('does not run on a day off', () => {
    const holiday = openingHours(firstHours, ['2026-06-02']);
    const monday = new Date('2026-06-01T07:00:00-04:00');
    expect(answerDueAt(monday, holiday)).toEqual(new Date('2026-06-04T09:00:00-04:00'));
    expect(answerDueAt(new Date('2026-06-02T12:00:00-04:00'), holiday)).toEqual(new Date('2026-06-05T09:00:00-04:00'));
  });

  it('counts every hour on the plain clock, including when daylight saving starts or ends', () => {
    const due = answerDueAt(new Date('2026-03-07T12:00:00-05:00'), 'plain');
    expect(due).toEqual(new Date('2026-03-08T13:00:00-04:00'));
    expect(answerDueAt(new Date('2026-10-31T12:00:00-04:00'), 'plain')).toEqual(new Date('2026-11-01T11:00:00-05:00'));
  });

  it.each(clocks)('marks exactly the leads as overdue that were due before: %s', (_, mode) => {
    const start = Date.parse('2026-10-28T00:00:00Z');
    for (let hour = 0; hour < 24 * 10; hour += 1) {
      const now = new Date(start + hour * 3_600_000 + 17 * 60_000);
      const since = overdueSince(now, mode).getTime();
      expect(answerDueAt(new Date(since - 1000), mode).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(answerDueAt(new Date(since + 1000), mode).getTime()).toBeGreaterThanOrEqual(now.getTime());
    }
  });

  it('uses other opening hours', () => {
    const late = openingHours({ ...firstHours, weekdays: { opens: '12:00', closes: '20:30' } });
    const monday = new Date('2026-06-01T07:00:00-04:00');
    // 8.5 hours on Monday and on Tuesday, 7 on Wednesday.
    expect(answerDueAt(monday, late)).toEqual(new Date('2026-06-03T19:00:00-04:00'));
    expect(answerDueAt(monday, seldom)).toEqual(new Date('2026-06-21T16:00:00-04:00'));
  });

  it.each(clocks)('is never further away than the maximum, and an answer until then is in time: %s', (_, clock) => {
    const start = Date.parse('2026-10-20T00:00:00Z');
    for (let hour = 0; hour < 24 * 15; hour += 1) {
      const received = start + hour * 3_600_000;
      const waited = answerDueAt(new Date(received), clock).getTime() - received;
      expect(waited).toBeLessThanOrEqual(maxAheadMs(clock));
      expect([isInTime(received, waited, clock), isInTime(received, waited + 1, clock)]).toEqual([true, false]);
    }
  });
});

it.each([
  ['2026-11-27T17:59:59-05:00', 'Open now, until 6:00 PM'],
  ['2026-11-27T18:00:00-05:00', 'Opens Saturday at 8:00 AM'],
  ['2026-11-28T08:00:00-05:00', 'Open now, until 4:00 PM'],
  ['2026-11-28T16:00:00-05:00', 'Opens Monday at 7:00 AM'],
  ['2026-11-29T12:00:00-05:00', 'Opens Monday at 7:00 AM'],
  ['2026-06-01T07:00:00-04:00', 'Open now, until 6:00 PM'],
  ['2026-06-01T18:00:00-04:00', 'Opens Thursday at 7:00 AM'],
  ['2026-12-24T12:00:00-05:00', 'Opens Friday at 7:00 AM'],
  ['2026-07-03T12:00:00-04:00', 'Opens July 13 at 7:00 AM'],
])('at %s, the contact page says: %s', (moment, words) => {
  const { day } = wallTime(new Date(moment));
  const firstWeekOfJuly = Array.from({ length: 10 }, (_, ahead) => dayAfter('2026-07-03', ahead));
  const daysOff = ['2026-06-02', '2026-06-03', '2026-12-24', ...firstWeekOfJuly];
  expect(openAt(openStates(day, daysOff), new Date(moment))).toBe(words);
});

it('an hour that occurs twice in New York is the first', () => {
  expect(momentOf({ day: '2026-11-01', minutes: 90 })).toEqual(new Date('2026-11-01T01:30:00-04:00'));
});

it('counts calendar months, to the last day in a short one', () => {
  expect(monthsBefore(new Date('2026-03-31T08:00:00Z'), 13).toISOString()).toBe('2025-02-28T08:00:00.000Z');
});
