import { beforeEach, describe, expect, it } from 'vitest';
import { createSettings } from '../../../../server/settings.ts';
import { at, pushOffice } from './push-office.ts';

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

  it('sends at once if the owner has turned quiet hours off', async () => {
    await createSettings(push.store).change({ quietHours: false });
    await process().alerts.run();
    expect(rung()).toMatchObject([{ title: 'Interior Painting, Easton' }]);
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
