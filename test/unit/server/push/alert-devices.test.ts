import { expect, it } from 'vitest';
import { vapidClaims } from '../../../support/push-endpoint.ts';
import { at, pushOffice } from './push-office.ts';

const push = pushOffice();
const { process, subscribe, receive, rung } = push;

it('sends one alert to each device, with any number of processes', async () => {
  await Promise.all([subscribe(), subscribe('laptop')]);
  await receive('lead-1');
  await Promise.all([process(), process(), process()].map(({ alerts }) => alerts.run()));
  push.now = at('10T08:05');
  await process().alerts.run();
  expect(push.service.received.map(({ path }) => path).toSorted()).toHaveLength(2);
  expect(new Set(push.service.received.map(({ path }) => path)).size).toBe(2);
});

it.each([404, 410])('removes a device whose service answers %i', async (status) => {
  await subscribe();
  await subscribe('laptop');
  push.service.answer.status = status;
  await receive('lead-1');
  await process().alerts.run();
  expect(await process().devices.list()).toEqual([]);
});

it.each([
  ['https://paint.example', 'https://paint.example'],
  ['http://paint.example', 'mailto:owner@site.example'],
])('names push services whom they can reach: at %s it is %s', async (publicUrl, subject) => {
  await subscribe();
  await receive('lead-1');
  await process(publicUrl).alerts.run();
  const { publicKey } = await process().keys();
  expect(vapidClaims(push.service.received[0]?.headers.authorization, publicKey).sub).toBe(subject);
});

it('shows the last alert to each device, with its time and status', async () => {
  await subscribe();
  const last = async () => (await process().devices.list())[0]?.last;
  expect(await last()).toBeUndefined();
  for (const [status, outcome] of [
    [201, 'sent'],
    [503, 'failed'],
    [403, 'refused'],
  ] as const) {
    push.service.answer.status = status;
    push.now = new Date(push.now.getTime() + 60_000);
    await receive(`lead-${status}`);
    await process().alerts.run();
    expect(await last()).toEqual({ at: push.now.toISOString(), outcome, status });
  }
  expect(push.log).toEqual(['push_sent 201', 'push_failed 503', 'push_refused 403']);
});

it.each([401, 403])('tells the owner that a push service refuses us with %i, until it is mended', async (status) => {
  await subscribe();
  await subscribe('laptop');
  await receive('lead-1');
  expect(await process().check()).toEqual([]);
  push.service.answer.status = status;
  await process().alerts.run();
  expect(await process().check()).toEqual([
    {
      ...{ key: 'push', severity: 'warning', address: 'settings', since: push.now.toISOString() },
      sentence: expect.stringMatching(
        `^Alerts do not ring on Chrome on Android: .*refuses the keys.*\\(${status}\\)\\. Turn alerts off and on`,
      ),
    },
  ]);
  // It is tried again, as the keys may be right again.
  push.service.answer.status = 201;
  push.now = at('10T08:01');
  await process().alerts.run();
  expect(await process().check()).toEqual([]);
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
