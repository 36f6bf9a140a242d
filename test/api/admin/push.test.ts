import { expect, it } from 'vitest';
import { startPushEndpoint } from '../../support/push-endpoint.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

async function office() {
  const service = await startPushEndpoint();
  const server = await startServer({ pushNetwork: service.network });
  const owner = await login(server);
  const call = (method: string, path = '', body?: unknown) =>
    server.call(`/api/admin/push${path}`, {
      method,
      headers: { ...owner, 'user-agent': phone, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { service, server, owner, call };
}

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

it('adds a browser, lists it, sends it a test, and removes it', async () => {
  const { service, server, call } = await office();
  await using _ = server;
  await using __ = service;
  const subscription = service.subscribe();
  const { publicKey, devices } = (await call('POST', '/devices', subscription)).json();
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect(devices).toMatchObject([{ browser: 'Chrome on Android' }]);
  // The endpoint and the keys must not be readable.
  expect(JSON.stringify(devices)).not.toContain(subscription.endpoint.slice(-16));
  await call('POST', '/devices', subscription);
  expect((await call('GET')).json().devices).toHaveLength(1);
  const [{ id }] = devices;
  expect((await call('POST', `/devices/${id}/test`)).status).toBe(204);
  expect(service.received.map(({ message }) => message.title)).toEqual(['It works']);
  expect((await call('DELETE', `/devices/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/devices/${id}`)).status).toBe(404);
  expect((await call('GET')).json().devices).toEqual([]);
});

it.each([
  [{ endpoint: 'https://127.0.0.1/x' }],
  [{ endpoint: 'https://localhost/x' }],
  [{ endpoint: 'http://push.example/x' }],
  [{ endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
  [{ endpoint: 'no address' }],
  [{ keys: { p256dh: 'short', auth: 'short' } }],
  [{ keys: null }],
])('refuses %j', async (given) => {
  await using service = await startPushEndpoint();
  await using server = await startServer();
  const owner = await login(server);
  const answer = await server.post('/api/admin/push/devices', { ...service.subscribe(), ...given }, owner);
  expect([answer.status, answer.json().errors?.[0].message]).toEqual([422, 'This browser’s alerts cannot be used']);
});

it('removes a device whose subscription has ended, and reports that the message did not arrive', async () => {
  const { service, server, call } = await office();
  await using _ = server;
  await using __ = service;
  const { devices } = (await call('POST', '/devices', service.subscribe())).json();
  service.answer.status = 410;
  expect((await call('POST', `/devices/${devices[0].id}/test`)).status).toBe(503);
  expect((await call('GET')).json().devices).toEqual([]);
});

it('says that a push service refuses the server, at the test, in the list and in the state of the site', async () => {
  const { service, server, owner, call } = await office();
  await using _ = server;
  await using __ = service;
  const { devices } = (await call('POST', '/devices', service.subscribe())).json();
  service.answer.status = 403;
  const test = await call('POST', `/devices/${devices[0].id}/test`);
  expect([test.status, test.json().code]).toEqual([502, 'push_refused']);
  expect((await call('GET')).json().devices).toMatchObject([{ last: { outcome: 'refused', status: 403 } }]);
  const health = async () => (await server.call('/api/admin/health', { headers: owner })).text;
  expect(await health()).toContain('Alerts do not ring on Chrome on Android');
  expect(server.log.join()).toMatch(/"push_refused".*"status":403/);
  service.answer.status = 201;
  expect((await call('POST', `/devices/${devices[0].id}/test`)).status).toBe(204);
  expect(await health()).not.toContain('Alerts do not ring');
});

it('ends alerts on a device that another one logs out, and on all when the password changes', async () => {
  const { service, server, owner, call } = await office();
  await using _ = server;
  await using __ = service;
  await call('POST', '/devices', service.subscribe());
  const other = await login(server);
  const { devices } = (await server.call('/api/admin/security', { headers: other })).json();
  const phoneLogin = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await server.call(`/api/admin/security/devices/${phoneLogin.id}`, { method: 'DELETE', headers: other });
  expect((await server.call('/api/admin/push', { headers: other })).json().devices).toEqual([]);
  expect((await server.call('/api/admin/push', { headers: owner })).status).toBe(401);
});

it('acknowledges a lead while push services are down', async () => {
  const { service, server, call } = await office();
  await using _ = server;
  await using __ = service;
  await call('POST', '/devices', service.subscribe());
  service.answer.isSilent = true;
  expect((await server.post('/api/estimates', anEstimate())).status).toBe(201);
  expect(server.wakes()).toBe(1);
});
