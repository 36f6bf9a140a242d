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
