import { expect, it } from 'vitest';
import { dueAlerts, quietUntil, reminderAt } from '../../../../server/push/alerts.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, paletteFields } from '../mail/a-lead.ts';

const now = new Date('2026-06-10T16:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** The messages that are due for a device that was added this many hours ago. */
function messages(given: Partial<Parameters<typeof dueAlerts>[1]>, addedHoursAgo = 48) {
  const device = {
    ...{ id: 'd', endpoint: 'https://push.example/d', keys: { p256dh: '', auth: '' } },
    ...{ browser: 'Chrome on Android', addedAt: hoursAgo(addedHoursAgo).toISOString(), login: 'phone' },
  };
  const leads = { waiting: [], back: [], touched: [], ...given };
  const alerts = dueAlerts(device, leads, { now, quietHours: false, isSettled: () => false });
  return alerts.map(({ parts, write }) => write(parts.map(({ lead }) => lead)));
}
const received = (hours: number, change: Partial<Lead> = {}) => ({
  lead: aLead({ receivedAt: hoursAgo(hours), ...change }),
  dueAt: hoursAgo(hours - 24),
});
const snoozedUntil = (hours: number) => aLead({ triage: { ...aLead().triage, snoozedUntil: hoursAgo(hours) } });
const addedTo = (hours: number) =>
  aLead({ triage: { ...aLead().triage, acts: [{ id: 'a', at: hoursAgo(hours), kind: 'cancel' }] } });

it('a device is told about leads, ended snoozes and additions of the last twelve hours since it was added', () => {
  for (const [hours, count] of [[11, 1] as const, [13, 0] as const]) {
    expect(messages({ waiting: [received(hours)] })).toHaveLength(count);
    expect(messages({ back: [snoozedUntil(hours)] })).toHaveLength(count);
    expect(messages({ touched: [addedTo(hours)] })).toHaveLength(count);
  }
  const given = { waiting: [received(1), received(23.75)], back: [snoozedUntil(1)], touched: [addedTo(1)] };
  expect(messages(given)).toHaveLength(4);
  expect(messages(given, 0.5)).toEqual([]);
});

it('a color list is told without a deadline, and is not reminded of', () => {
  const colors = { kind: 'palette', fields: paletteFields } as const;
  expect(messages({ waiting: [received(1, colors)] })[0]?.body).not.toContain('Answer by');
  expect(messages({ waiting: [received(23.5, colors)] })).toEqual([]);
  expect(messages({ waiting: [received(23.5)] })).toMatchObject([{ body: 'Nobody has answered yet.' }]);
});

/** Summer time in New York. */
const edt = (time: string) => new Date(`2026-06-${time}:00-04:00`);

it.each([
  ['10T20:59', undefined],
  ['10T21:00', '11T06:30'],
  ['11T06:29', '11T06:30'],
  ['11T06:30', undefined],
])('quiet hours at %s end at %s', (at, until) => {
  expect(quietUntil(edt(at))).toEqual(until && edt(until));
  // By the clock in the night that is an hour shorter.
  expect(quietUntil(new Date('2026-03-08T01:00:00-05:00'))).toEqual(new Date('2026-03-08T06:30:00-04:00'));
});

it.each([
  ['10T16:10', '10T15:10', 'an hour before'],
  ['11T02:00', '10T20:00', 'before the night'],
  ['11T07:00', '11T06:30', 'at the end of the night'],
])('a deadline at %s has its reminder at %s: %s', (dueAt, at) => {
  expect(reminderAt(edt(dueAt), true)).toEqual(edt(at));
});
