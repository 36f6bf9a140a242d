import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPush } from '../../../../server/push/create-push.ts';
import { createSettings } from '../../../../server/settings.ts';
import type { NewLead } from '../../../../server/store/lead.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { seeds } from '../../../store/support/samples.ts';
import { type PushEndpoint, startPushEndpoint } from '../../../support/push-endpoint.ts';

/** A time of June 2026 in New York, whose 10th is a Wednesday. */
const at = (time: string) => new Date(`2026-06-${time}:00-04:00`);

/** For each test of the calling file: a store, a push service, and the alerts of any number of processes. */
function pushOffice() {
  let dataDir: string;
  let store: Store;
  let service: PushEndpoint;

  /** The push of one process. */
  const process = (publicUrl = 'http://localhost:3000') =>
    createPush({
      store,
      settings: createSettings(store),
      logins: async () => push.logins,
      ...{ publicUrl, contact: 'owner@site.example' },
      network: service.network,
      log: (_, event, fields) => push.log.push(`${event} ${fields?.status ?? ''}`.trim()),
      now: () => push.now,
    });

  const push = {
    now: at('10T08:00'),
    log: [] as string[],
    /** The known browsers of the owner. */
    logins: new Set<string>(),
    get store() {
      return store;
    },
    get service() {
      return service;
    },
    process,
    subscribe: (login = 'phone') =>
      process().devices.add({
        ...service.subscribe(),
        browser: 'Chrome on Android',
        addedAt: push.now.toISOString(),
        login,
      }),
    receive: (id: string, given: Partial<NewLead> = {}) =>
      store.addLead({
        id,
        kind: 'estimate',
        fields: {
          ...{ name: 'Ada Field', email: 'ada@example.com', city: 'Easton' },
          ...{ serviceType: 'interior', message: 'Secret' },
        },
        fingerprint: id,
        receivedAt: push.now,
        source: {},
        suspicions: [],
        ...given,
      }),
    /** The messages since the last call. */
    rung: () => service.received.splice(0).map(({ message }) => message),
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'brushline-push-'));
    store = sqliteStore({ dataDir, seeds });
    service = await startPushEndpoint();
    push.now = at('10T08:00');
    push.log = [];
    push.logins = new Set(['phone', 'laptop']);
  });
  afterEach(async () => {
    await service[Symbol.asyncDispose]();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return push;
}

const push = pushOffice();
const { process, subscribe, receive, rung } = push;

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

it('sends no alert about suspected spam, earlier leads or opened ones', async () => {
  await receive('old');
  push.now = at('10T09:00');
  await subscribe();
  await receive('spam', { suspicions: ['trap'] });
  await receive('opened');
  await push.store.markLeadSeen('opened', push.now);
  await process().alerts.run();
  expect(rung()).toEqual([]);
});

describe('at night', () => {
  beforeEach(async () => {
    await subscribe();
    push.now = at('10T22:00');
    await receive('late');
  });

  it('waits until 6:30, and then sends one message', async () => {
    await process().alerts.run();
    push.now = at('11T06:29');
    await receive('early');
    await process().alerts.run();
    expect(rung()).toEqual([]);
    push.now = at('11T06:30');
    await process().alerts.run();
    expect(rung()).toMatchObject([{ title: '2 new requests' }]);
  });
});

it('lets no push service keep a message into the night', async () => {
  await subscribe();
  push.now = at('10T20:55');
  await receive('lead-1');
  await process().alerts.run();
  expect(push.service.received[0]?.headers.ttl).toBe('300');
});

describe('an hour before a deadline', () => {
  beforeEach(async () => {
    push.now = at('09T16:10');
    await receive('lead-1');
    await subscribe();
    await process().alerts.run();
  });

  it('sends a reminder', async () => {
    push.now = at('10T15:09');
    await process().alerts.run();
    expect(rung()).toEqual([{ ...expectedNews(), body: expect.any(String) }]);
    for (const time of ['10T15:10', '10T15:40']) {
      push.now = at(time);
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
    await push.store.changeLead('lead-1', { status: 'called' }, { at: push.now, by: '' });
    push.now = at('10T15:30');
    await process().alerts.run();
    expect(rung()).toEqual([]);
    await push.store.changeLead('lead-1', { status: 'new' }, { at: push.now, by: '' });
    push.now = at('10T16:10');
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
  await push.store.changeLead('lead-1', { status: 'called', snoozedUntil }, { at: push.now, by: '' });
  for (const time of ['10T13:59', '10T14:00', '10T14:01']) {
    push.now = at(time);
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

it('sends one alert about an addition by a sender, even to an answered lead, but not to spam', async () => {
  await subscribe();
  await receive('lead-1');
  await receive('held', { suspicions: ['trap'] });
  await push.store.changeLead('lead-1', { status: 'called' }, { at: push.now, by: '' });
  push.now = at('10T09:00');
  for (const id of ['lead-1', 'held'])
    await push.store.addVisitorAct(id, { id: `n-${id}`, at: push.now, kind: 'note', text: 'Secret' });
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
  push.now = at('10T09:30');
  await push.store.addVisitorAct('lead-1', { id: 'c', at: push.now, kind: 'cancel' });
  await process().alerts.run();
  expect(rung().map(({ title }) => title)).toEqual(['Canceled: Interior Painting, Easton']);
});

it('sends one alert to each device, with any number of processes', async () => {
  await Promise.all([subscribe(), subscribe('laptop')]);
  await receive('lead-1');
  await Promise.all([process(), process(), process()].map(({ alerts }) => alerts.run()));
  push.now = at('10T08:05');
  await process().alerts.run();
  expect(push.service.received.map(({ path }) => path).toSorted()).toHaveLength(2);
  expect(new Set(push.service.received.map(({ path }) => path)).size).toBe(2);
});

it('retries a failing message each minute, five times', async () => {
  await subscribe();
  push.service.answer.status = 503;
  await receive('lead-1');
  for (let minute = 0; minute < 8; minute += 1) {
    push.now = new Date(at('10T08:00').getTime() + minute * 60_000);
    await process().alerts.run();
  }
  expect(push.service.received).toHaveLength(5);
  expect(await process().devices.list()).toHaveLength(1);
});

it('removes devices whose login device was removed', async () => {
  await subscribe();
  await subscribe('laptop');
  push.logins.delete('phone');
  await receive('lead-1');
  await process().alerts.run();
  expect([(await process().devices.list()).map(({ login }) => login), rung().length]).toEqual([['laptop'], 1]);
});
