import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPush } from '../../../../server/push/alerts.ts';
import { createPushDevices } from '../../../../server/push/push-devices.ts';
import { createSettings } from '../../../../server/settings.ts';
import type { NewLead } from '../../../../server/store/lead.ts';
import type { Store } from '../../../../server/store/store.ts';
import { openIn, sqlitePlace } from '../../../store/support/open-in.ts';
import { aLead } from '../../../store/support/samples.ts';
import { type PushEndpoint, startPushEndpoint } from '../../../support/push-endpoint.ts';

/** A time of June 2026 in New York, whose 10th is a Wednesday. */
const at = (time: string) => new Date(`2026-06-${time}:00-04:00`);

const open = openIn(sqlitePlace);
let store: Store;
let service: PushEndpoint;
let now: Date;
/** The known browsers of the owner. */
let logins: Set<string>;
beforeEach(async () => {
  store = open();
  service = await startPushEndpoint();
  now = at('10T08:00');
  logins = new Set(['phone', 'laptop']);
});
afterEach(() => service[Symbol.asyncDispose]());

/** The push of one process. */
const process = () =>
  createPush({
    ...{ store, settings: createSettings(store), logins: async () => logins, network: service.network },
    ...{ publicUrl: 'http://localhost:3000', contact: 'owner@site.example', log: () => {}, now: () => now },
  });
const run = () => process().alerts.run();
const runAt = (time: string) => {
  now = at(time);
  return run();
};
const subscribe = (login = 'phone') =>
  process().devices.add({
    ...service.subscribe(),
    ...{ browser: 'Chrome on Android', addedAt: now.toISOString(), login },
  });
const receive = (id: string, given: Partial<NewLead> = {}) => {
  const fields = { name: 'Ada Field', email: 'ada@example.com', city: 'Easton', serviceType: 'interior' };
  return store.addLead(aLead(id, { fields: { ...fields, message: 'Secret' }, receivedAt: now, source: {}, ...given }));
};
/** The messages since the last call. */
const rung = () => service.received.splice(0).map(({ message }) => message);
const about = (title: string, body: unknown) => ({ title, body, path: '/admin#inbox/lead-1', tag: 'lead-1' });

it('sends an alert about a new lead with only the service and the town, which opens the lead', async () => {
  await subscribe();
  await receive('lead-1');
  await run();
  expect(rung()).toEqual([about('Interior Painting, Easton', 'New request. Answer by Thursday 8:00 AM.')]);
});

it('sends no alert about suspected spam, earlier leads or opened ones', async () => {
  await receive('old');
  now = at('10T09:00');
  await subscribe();
  await receive('spam', { suspicions: ['trap'] });
  await receive('opened');
  await store.markLeadSeen('opened', now);
  await run();
  expect(rung()).toEqual([]);
});

it('waits at night until 6:30, and then sends one message', async () => {
  await subscribe();
  now = at('10T22:00');
  await receive('late');
  await run();
  now = at('11T06:29');
  await receive('early');
  await run();
  expect(rung()).toEqual([]);
  await runAt('11T06:30');
  expect(rung()).toMatchObject([{ title: '2 new requests' }]);
});

describe('an hour before a deadline', () => {
  beforeEach(async () => {
    now = at('09T16:10');
    await receive('lead-1');
    await subscribe();
    await run();
  });

  it('sends a reminder', async () => {
    await runAt('10T15:09');
    expect(rung()).toEqual([about('Interior Painting, Easton', expect.any(String))]);
    for (const time of ['10T15:10', '10T15:40']) await runAt(time);
    expect(rung()).toEqual([about('Due Wednesday 4:10 PM: Interior Painting, Easton', 'Nobody has answered yet.')]);
  });

  it('sends nothing after an answer, or after the deadline', async () => {
    rung();
    await store.changeLead('lead-1', { status: 'called' }, { at: now, by: '' });
    await runAt('10T15:30');
    expect(rung()).toEqual([]);
    await store.changeLead('lead-1', { status: 'new' }, { at: now, by: '' });
    await runAt('10T16:10');
    expect(rung()).toEqual([]);
  });
});

it.each([
  [true, '20:59', 1],
  [true, '21:00', 0],
  [false, '23:00', 1],
])('is quiet from nine in the evening if the owner wants that: %s, at %s', async (quietHours, time, count) => {
  await createSettings(store).change({ quietHours });
  await subscribe();
  now = at(`10T${time}`);
  await receive('lead-1');
  await run();
  expect(rung()).toHaveLength(count);
});

it.each([
  ['18:00', 1],
  ['20:00', 0],
])('sends news of less than twelve hours only: of 7:00 at %s', async (time, count) => {
  now = at('10T07:00');
  await subscribe();
  await receive('lead-1');
  await runAt(`10T${time}`);
  expect(rung()).toHaveLength(count);
});

it('sends a reminder when the night ends if the deadline is soon after', async () => {
  now = at('10T07:00');
  await receive('lead-1');
  await subscribe();
  for (const time of ['10T20:59', '11T06:29']) await runAt(time);
  expect(rung()).toEqual([]);
  await runAt('11T06:30');
  expect(rung()).toMatchObject([{ title: 'Due Thursday 7:00 AM: Interior Painting, Easton' }]);
});

it('sends a reminder before the night if the deadline is within it', async () => {
  now = at('09T02:00');
  await receive('lead-1');
  now = at('09T08:00');
  await subscribe();
  for (const time of ['09T19:59', '09T20:00']) await runAt(time);
  expect(rung().map(({ title }) => title)).toEqual(['Due Wednesday 2:00 AM: Interior Painting, Easton']);
});

it('sends no deadline with a color list, and no reminder of it', async () => {
  await subscribe();
  await receive('lead-1', { kind: 'palette', fields: { customerEmail: 'ada@example.com', colors: '' } });
  for (const time of ['10T08:00', '11T07:30']) await runAt(time);
  expect(rung()).toEqual([about('Color list', 'New in the office.')]);
});

it('sends an alert when a snooze ends, in any status', async () => {
  await subscribe();
  await receive('lead-1');
  await run();
  rung();
  const snoozedUntil = at('10T14:00');
  await store.changeLead('lead-1', { status: 'called', snoozedUntil }, { at: now, by: '' });
  for (const time of ['10T13:59', '10T14:00', '10T14:01']) await runAt(time);
  expect(rung()).toEqual([about('Back: Interior Painting, Easton', 'You snoozed it until now.')]);
});

it('sends one alert about an addition by a sender, even to an answered lead, but not to spam', async () => {
  await subscribe();
  await receive('lead-1');
  await receive('held', { suspicions: ['trap'] });
  await store.changeLead('lead-1', { status: 'called' }, { at: now, by: '' });
  now = at('10T09:00');
  for (const id of ['lead-1', 'held'])
    await store.addVisitorAct(id, { id: `n-${id}`, at: now, kind: 'note', text: 'Secret' });
  await run();
  await run();
  expect(rung()).toEqual([about('New note: Interior Painting, Easton', 'From the private page of the request.')]);
  now = at('10T09:30');
  await store.addVisitorAct('lead-1', { id: 'c', at: now, kind: 'cancel' });
  await run();
  expect(rung().map(({ title }) => title)).toEqual(['Canceled: Interior Painting, Easton']);
});

it('sends one alert to each device, with any number of processes', async () => {
  await Promise.all([subscribe(), subscribe('laptop')]);
  await receive('lead-1');
  await Promise.all([process(), process(), process()].map(({ alerts }) => alerts.run()));
  await runAt('10T08:05');
  expect(service.received).toHaveLength(2);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
});

it('keeps the device of a browser that logs in and subscribes while another is being added', async () => {
  logins = new Set(['phone']);
  const slow = createPushDevices({
    store,
    async logins() {
      const known = new Set(logins);
      logins.add('laptop');
      await subscribe('laptop');
      return known;
    },
  });
  await slow.add({ ...service.subscribe(), browser: 'Chrome', addedAt: now.toISOString(), login: 'phone' });
  const devices = await process().devices.list();
  expect(devices.map(({ login }) => login)).toEqual(['laptop', 'phone']);
});

it('retries a failing message each minute, five times', async () => {
  await subscribe();
  service.answer.status = 503;
  await receive('lead-1');
  for (let minute = 0; minute < 8; minute += 1) {
    now = new Date(at('10T08:00').getTime() + minute * 60_000);
    await run();
  }
  expect(service.received).toHaveLength(5);
  expect(await process().devices.list()).toHaveLength(1);
});
