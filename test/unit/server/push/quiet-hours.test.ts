import { expect, it } from 'vitest';
import { quietFrom, quietUntil, reminderAt } from '../../../../server/push/alerts.ts';

/** Summer time in New York. */
const edt = (time: string) => new Date(`2026-06-${time}:00-04:00`);

it.each([
  ['10T20:59', undefined],
  ['10T21:00', '11T06:30'],
  ['11T00:00', '11T06:30'],
  ['11T06:29', '11T06:30'],
  ['11T06:30', undefined],
])('quiet hours at %s end at %s', (at, until) => {
  expect(quietUntil(edt(at))).toEqual(until && edt(until));
});

it('ends at 6:30 by the clock in the night that is an hour shorter', () => {
  expect(quietUntil(new Date('2026-03-08T01:00:00-05:00'))).toEqual(new Date('2026-03-08T06:30:00-04:00'));
});

it('begins at the next 9 PM', () => {
  expect(quietFrom(edt('10T08:00'))).toEqual(edt('10T21:00'));
  expect(quietFrom(edt('10T22:00'))).toEqual(edt('11T21:00'));
});

it.each([
  ['10T16:10', '10T15:10', 'an hour before'],
  ['10T22:00', '10T20:00', 'before the night, if the hour is in it'],
  ['11T02:00', '10T20:00', 'before the night'],
  ['11T06:30', '10T20:00', 'before the night that ends with the deadline'],
  ['11T07:00', '11T06:30', 'at the end of the night'],
  ['11T07:30', '11T06:30', 'an hour before, when the night ends'],
])('a deadline at %s has its reminder at %s: %s', (dueAt, at) => {
  expect(reminderAt(edt(dueAt), true)).toEqual(edt(at));
});

it('a reminder is sent at any hour without quiet hours', () => {
  expect(reminderAt(edt('11T02:00'), false)).toEqual(edt('11T01:00'));
});
