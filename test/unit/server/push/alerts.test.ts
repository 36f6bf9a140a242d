import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettings } from '../../../../server/admin/settings.ts';
import { createPush } from '../../../../server/push/create-push.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { NewLead, Store } from '../../../../server/store/store.ts';
import { seeds } from '../../../store/support/samples.ts';
import { type PushEndpoint, startPushEndpoint } from '../../../support/push-endpoint.ts';

/** A Wednesday in June, in New York. */
const at = (time: string) => new Date(`2026-06-${time}:00-04:00`);

let dataDir: string;
let store: Store;
let service: PushEndpoint;
let now: Date;
let logins: Set<string>;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'brushline-push-'));
  store = sqliteStore({ dataDir, seeds });
  service = await startPushEndpoint();
  now = at('10T08:00');
  logins = new Set(['phone', 'laptop']);
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** The push of one process. */
const process = () =>
  createPush({
    store,
    settings: createSettings(store),
    logins: async () => logins,
    contact: 'owner@site.example',
    network: service.network,
    log: () => {},
    now: () => now,
  });

const subscribe = (login = 'phone') =>
  process().devices.add({ ...service.subscribe(), browser: 'Chrome on Android', addedAt: now.toISOString(), login });

const receive = (id: string, given: Partial<NewLead> = {}) =>
  store.addLead({
    id,
    kind: 'estimate',
    fields: { name: 'Ada Field', email: 'ada@example.com', city: 'Easton', serviceType: 'interior', message: 'Secret' },
    fingerprint: id,
    receivedAt: now,
    source: {},
    suspicions: [],
    ...given,
  });

const rung = () => service.received.splice(0).map(({ message }) => message);

it('sends an alert about a new lead with only the service and the town, which opens the lead', async () => {
  await subscribe();
  await receive('lead-1');
  await process().alerts.run();
  expect(rung()).toEqual([
    {
      title: 'Interior Painting, Easton',
      body: 'New request. Answer by Thursday 8:00 AM.',
      path: '/admin#inbox/lead-1',
      tag: 'lead-1',
    },
  ]);
});

it.each(['Easton <b>', 'Call 410 555 0100', 'x'.repeat(41), 'a\u202eb', '!'])(
  'omits a town such as %j',
  async (city) => {
    await subscribe();
    await receive('lead-1', { fields: { city, serviceType: 'exterior' } });
    await process().alerts.run();
    expect(rung()[0]?.title).toBe('Exterior Painting');
  },
);

it('sends one alert to each device, with any number of processes', async () => {
  await Promise.all([subscribe(), subscribe('laptop')]);
  await receive('lead-1');
  await Promise.all([process(), process(), process()].map(({ alerts }) => alerts.run()));
  now = at('10T08:05');
  await process().alerts.run();
  expect(service.received.map(({ path }) => path).toSorted()).toHaveLength(2);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
});

it('sends no alert about suspected spam, earlier leads or opened ones', async () => {
  await receive('old');
  now = at('10T09:00');
  await subscribe();
  await receive('spam', { suspicions: ['trap'] });
  await receive('opened');
  await store.markLeadSeen('opened', now);
  await process().alerts.run();
  expect(rung()).toEqual([]);
});

it('combines several leads in one alert', async () => {
  await subscribe();
  for (const id of ['a', 'b', 'c', 'd']) await receive(id);
  await process().alerts.run();
  const easton = 'Interior Painting, Easton';
  expect(rung()).toMatchObject([
    { title: '4 new requests', body: `${easton}. ${easton}. ${easton}, and 1 more.`, path: '/admin#inbox' },
  ]);
});

describe('at night', () => {
  beforeEach(async () => {
    await subscribe();
    now = at('10T22:00');
    await receive('late');
  });

  it('waits until 6:30, and then sends one message', async () => {
    await process().alerts.run();
    now = at('11T06:29');
    await receive('early');
    await process().alerts.run();
    expect(rung()).toEqual([]);
    now = at('11T06:30');
    await process().alerts.run();
    expect(rung()).toMatchObject([{ title: '2 new requests' }]);
  });

  it('sends at once if the owner has turned quiet hours off', async () => {
    await createSettings(store).change({ quietHours: false });
    await process().alerts.run();
    expect(rung()).toMatchObject([{ title: 'Interior Painting, Easton' }]);
  });
});

it('lets no push service keep a message into the night', async () => {
  await subscribe();
  now = at('10T20:55');
  await receive('lead-1');
  await process().alerts.run();
  expect(service.received[0]?.headers.ttl).toBe('300');
});

describe('an hour before a deadline', () => {
  beforeEach(async () => {
    now = at('09T16:10');
    await receive('lead-1');
    await subscribe();
    await process().alerts.run();
  });

  it('sends a reminder', async () => {
    now = at('10T15:09');
    await process().alerts.run();
    expect(rung()).toEqual([{ ...expectedNews(), body: expect.any(String) }]);
    for (const time of ['10T15:10', '10T15:40']) {
      now = at(time);
      await process().alerts.run();
    }
    expect(rung()).toEqual([
      {
        title: 'Due Wednesday 4:10 PM: Interior Painting, Easton',
        body: 'Nobody has answered yet.',
        path: '/admin#inbox/lead-1',
        tag: 'lead-1',
      },
    ]);
  });

  it('sends nothing after an answer, or after the deadline', async () => {
    rung();
    await store.changeLead('lead-1', { status: 'called' }, { at: now, by: '' });
    now = at('10T15:30');
    await process().alerts.run();
    expect(rung()).toEqual([]);
    await store.changeLead('lead-1', { status: 'new' }, { at: now, by: '' });
    now = at('10T16:10');
    await process().alerts.run();
    expect(rung()).toEqual([]);
  });

  const expectedNews = () => ({ title: 'Interior Painting, Easton', path: '/admin#inbox/lead-1', tag: 'lead-1' });
});

it('sends an alert when a snooze ends, in any status', async () => {
  await subscribe();
  await receive('lead-1');
  await process().alerts.run();
  rung();
  const snoozedUntil = at('10T14:00');
  await store.changeLead('lead-1', { status: 'called', snoozedUntil }, { at: now, by: '' });
  for (const time of ['10T13:59', '10T14:00', '10T14:01']) {
    now = at(time);
    await process().alerts.run();
  }
  expect(rung()).toEqual([
    {
      title: 'Back: Interior Painting, Easton',
      body: 'You snoozed it until now.',
      path: '/admin#inbox/lead-1',
      tag: 'lead-1',
    },
  ]);
});

it.each([404, 410])('removes a device whose service answers %i', async (status) => {
  await subscribe();
  await subscribe('laptop');
  service.answer.status = status;
  await receive('lead-1');
  await process().alerts.run();
  expect(await process().devices.list()).toEqual([]);
});

it('retries a failing message each minute, five times', async () => {
  await subscribe();
  service.answer.status = 503;
  await receive('lead-1');
  for (let minute = 0; minute < 8; minute += 1) {
    now = new Date(at('10T08:00').getTime() + minute * 60_000);
    await process().alerts.run();
  }
  expect(service.received).toHaveLength(5);
  expect(await process().devices.list()).toHaveLength(1);
});

it('removes devices whose login device was removed', async () => {
  await subscribe();
  await subscribe('laptop');
  logins.delete('phone');
  await receive('lead-1');
  await process().alerts.run();
  expect([(await process().devices.list()).map(({ login }) => login), rung().length]).toEqual([['laptop'], 1]);
});

it('stores all concurrently added devices, up to the limit', async () => {
  const added = await Promise.allSettled(Array.from({ length: 22 }, () => subscribe()));
  expect(added.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await process().devices.list()).toHaveLength(20);
});

it('creates the keys once for all processes', async () => {
  const keys = await Promise.all([process(), process(), process()].map((push) => push.keys()));
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await process().keys()).toEqual(keys[0]);
});

it('sends one alert about an addition by a sender, even to an answered lead, but not to spam', async () => {
  await subscribe();
  await receive('lead-1');
  await receive('held', { suspicions: ['trap'] });
  await store.changeLead('lead-1', { status: 'called' }, { at: now, by: '' });
  now = at('10T09:00');
  for (const id of ['lead-1', 'held'])
    await store.addVisitorAct(id, { id: `n-${id}`, at: now, kind: 'note', text: 'Secret' });
  await process().alerts.run();
  await process().alerts.run();
  expect(rung()).toEqual([
    {
      title: 'New note: Interior Painting, Easton',
      body: 'From the private page of the request.',
      path: '/admin#inbox/lead-1',
      tag: 'lead-1',
    },
  ]);
  now = at('10T09:30');
  await store.addVisitorAct('lead-1', { id: 'c', at: now, kind: 'cancel' });
  await process().alerts.run();
  expect(rung().map(({ title }) => title)).toEqual(['Canceled: Interior Painting, Easton']);
});
