import { describe, expect, it } from 'vitest';
import { dueAlerts, quietUntil, reminderAt } from '../../../../server/push/alerts.ts';
import type { PushDevice } from '../../../../server/push/push-devices.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, paletteFields } from '../mail/a-lead.ts';

const hourMs = 3_600_000;
const now = new Date('2026-06-10T16:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const device: PushDevice = {
  ...{ id: 'd', endpoint: 'https://push.example/d', keys: { p256dh: '', auth: '' } },
  ...{ browser: 'Chrome on Android', addedAt: hoursAgo(48).toISOString(), login: 'phone' },
};
const colors = { kind: 'palette', fields: paletteFields } as const;

/** The messages that are due for a device. */
function messages(
  given: { waiting?: readonly { lead: Lead; dueAt: Date }[]; back?: readonly Lead[]; touched?: readonly Lead[] },
  one = device,
) {
  const leads = { waiting: [], back: [], touched: [], ...given };
  const alerts = dueAlerts(one, leads, { now, quietHours: false, isSettled: () => false });
  return alerts.map(({ parts, write }) => write(parts.map(({ lead }) => lead)));
}
const received = (hours: number, change: Partial<Lead> = {}) => {
  const receivedAt = hoursAgo(hours);
  return { lead: aLead({ receivedAt, ...change }), dueAt: new Date(receivedAt.getTime() + 24 * hourMs) };
};
const snoozedUntil = (hours: number) => aLead({ triage: { ...aLead().triage, snoozedUntil: hoursAgo(hours) } });
const addedTo = (hours: number) =>
  aLead({ triage: { ...aLead().triage, acts: [{ id: 'a', at: hoursAgo(hours), kind: 'cancel' }] } });

describe('the alerts of a device', () => {
  it('are about leads, ended snoozes and additions of the last twelve hours', () => {
    for (const [hours, count] of [
      [11, 1],
      [13, 0],
    ] as const) {
      expect(messages({ waiting: [received(hours)] })).toHaveLength(count);
      expect(messages({ back: [snoozedUntil(hours)] })).toHaveLength(count);
      expect(messages({ touched: [addedTo(hours)] })).toHaveLength(count);
    }
  });

  it('are about nothing from before it was added', () => {
    const young = { ...device, addedAt: hoursAgo(0.5).toISOString() };
    const given = { waiting: [received(1), received(23.75)], back: [snoozedUntil(1)], touched: [addedTo(1)] };
    expect(messages(given).length).toBe(4);
    expect(messages(given, young)).toEqual([]);
  });

  it('tell of a color list without a deadline, and do not remind of it', () => {
    const [news] = messages({ waiting: [received(1, colors)] });
    expect(news?.body).not.toContain('Answer by');
    expect(messages({ waiting: [received(23.5, colors)] })).toEqual([]);
    expect(messages({ waiting: [received(23.5)] })).toMatchObject([{ body: 'Nobody has answered yet.' }]);
  });
});

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

it.each([
  ['10T16:10', '10T15:10', 'an hour before'],
  ['11T02:00', '10T20:00', 'before the night'],
  ['11T07:00', '11T06:30', 'at the end of the night'],
  ['11T07:30', '11T06:30', 'an hour before, when the night ends'],
])('a deadline at %s has its reminder at %s: %s', (dueAt, at) => {
  expect(reminderAt(edt(dueAt), true)).toEqual(edt(at));
});
