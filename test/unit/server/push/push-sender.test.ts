import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createPushSender, publicNetwork } from '../../../../server/push/push-sender.ts';
import { startPushEndpoint, vapidClaims } from '../../../support/push-endpoint.ts';

const keys = webPush.generateVAPIDKeys();
const message = { title: 'Interior Painting, Easton', body: 'Answer by 4:10 PM', path: '/admin#inbox/1', tag: '1' };
const options = { ttlSeconds: 3_600, urgency: 'high' } as const;
const senderOver = (network = publicNetwork) =>
  createPushSender({ keys: async () => keys, subject: 'mailto:owner@site.example', network });

it('encrypts the message for one browser, and signs it for its push service', async () => {
  await using service = await startPushEndpoint();
  const browser = service.subscribe();
  expect(await senderOver(service.network)(browser, message, options)).toEqual({ outcome: 'sent', status: 201 });
  const [received] = service.received;
  expect(received?.message).toEqual(message);
  expect(received?.headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' });
  const claims = vapidClaims(received?.headers.authorization, keys.publicKey);
  expect(claims).toMatchObject({ aud: new URL(browser.endpoint).origin, sub: 'mailto:owner@site.example' });
  expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'failed'],
  [401, 'refused'],
  [403, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
])('treats status %i as %s', async (status, outcome) => {
  await using service = await startPushEndpoint();
  service.answer.status = status;
  expect(await senderOver(service.network)(service.subscribe(), message, options)).toEqual({ outcome, status });
});

it('follows no redirect', async () => {
  await using service = await startPushEndpoint();
  const [first, second] = [service.subscribe(), service.subscribe()];
  Object.assign(service.answer, { status: 307, location: second.endpoint });
  expect(await senderOver(service.network)(first, message, options)).toEqual({ outcome: 'failed', status: 307 });
  expect(service.received).toHaveLength(1);
});

it('gives up after ten seconds if a service does not respond', async () => {
  await using service = await startPushEndpoint();
  service.answer.isSilent = true;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 10));
  expect(await senderOver(service.network)(service.subscribe(), message, options)).toEqual({ outcome: 'failed' });
  expect(limit.mock.calls).toEqual([[10_000]]);
  expect(service.received).toHaveLength(1);
  limit.mockRestore();
});

it('never connects to this machine, for any name of the endpoint', async () => {
  await using service = await startPushEndpoint();
  const server = createServer();
  const onConnection = vi.fn();
  server.on('connection', onConnection);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { keys: browserKeys } = service.subscribe();
  for (const host of ['127.0.0.1', 'localhost', 'localtest.me', '[::1]', '0x7f.1']) {
    for (const endpoint of [`https://${host}:${port}/x`, `https://${host}/x`, `http://${host}:${port}/x`]) {
      expect(await senderOver()({ endpoint, keys: browserKeys }, message, options)).not.toMatchObject({
        outcome: 'sent',
      });
    }
  }
  // An allowed name with an address that is not allowed.
  const network = { ...publicNetwork, request: httpsRequest, isAllowedUrl: () => true };
  const endpoint = `https://localhost:${port}/x`;
  expect(await senderOver(network)({ endpoint, keys: browserKeys }, message, options)).toEqual({ outcome: 'failed' });
  expect(onConnection).not.toHaveBeenCalled();
  server.close();
});
