import { expect, it, onTestFinished } from 'vitest';
import { startPushEndpoint } from '../../support/push-endpoint.ts';
import { login, office } from '../support/owner-session.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function pushOffice() {
  const service = await startPushEndpoint();
  onTestFinished(() => service[Symbol.asyncDispose]());
  const { post, ...calls } = await office({ pushNetwork: service.network }, { 'user-agent': phone });
  const add = async (subscription: object = service.subscribe()) => (await post('/push/devices', subscription)).json();
  return { service, post, add, ...calls, devices: async () => (await calls.read('/push')).devices };
}

it('adds a browser, lists it, sends it a test, and removes it', async () => {
  const { service, add, post, remove, devices } = await pushOffice();
  const subscription = service.subscribe();
  const added = await add(subscription);
  expect(added.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(added.devices).toMatchObject([{ browser: 'Chrome on Android' }]);
  // The endpoint and the keys must not be readable.
  expect(JSON.stringify(added.devices)).not.toContain(subscription.endpoint.slice(-16));
  await add(subscription);
  expect(await devices()).toHaveLength(1);
  const path = `/push/devices/${added.devices[0].id}`;
  expect((await post(`${path}/test`)).status).toBe(204);
  expect(service.received.map(({ message }) => message.title)).toEqual(['It works']);
  expect([(await remove(path)).status, (await remove(path)).status]).toEqual([204, 404]);
  expect(await devices()).toEqual([]);
});

it.each([
  [{ endpoint: 'https://127.0.0.1/x' }],
  [{ endpoint: 'http://push.example/x' }],
  [{ endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
  [{ endpoint: 'no address' }],
  [{ keys: { p256dh: 'short', auth: 'short' } }],
  [{ keys: null }],
])('refuses %j', async (given) => {
  await using service = await startPushEndpoint();
  const { post } = await office();
  const answer = await post('/push/devices', { ...service.subscribe(), ...given });
  expect([answer.status, answer.json().errors?.[0].message]).toEqual([422, 'This browser’s alerts cannot be used']);
});

it('removes a device whose subscription has ended, and reports that the message did not arrive', async () => {
  const { service, add, post, devices } = await pushOffice();
  const added = await add();
  service.answer.status = 410;
  expect((await post(`/push/devices/${added.devices[0].id}/test`)).status).toBe(503);
  expect(await devices()).toEqual([]);
});

it('says that a push service refuses the server, at the test, in the list and in the state of the site', async () => {
  const { service, server, add, get, post, devices } = await pushOffice();
  const path = `/push/devices/${(await add()).devices[0].id}/test`;
  service.answer.status = 403;
  const test = await post(path);
  expect([test.status, test.json().code]).toEqual([502, 'push_refused']);
  expect(await devices()).toMatchObject([{ last: { outcome: 'refused', status: 403 } }]);
  expect((await get('/health')).text).toContain('Alerts do not ring on Chrome on Android');
  expect(server.log.join()).toMatch(/"push_refused".*"status":403/);
  service.answer.status = 201;
  expect((await post(path)).status).toBe(204);
  expect((await get('/health')).text).not.toContain('Alerts do not ring');
});

it('ends alerts on a device that another one logs out', async () => {
  const { server, add, get } = await pushOffice();
  await add();
  const headers = await login(server);
  const { devices } = (await server.call('/api/admin/security', { headers })).json();
  const phoneLogin = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await server.call(`/api/admin/security/devices/${phoneLogin.id}`, { method: 'DELETE', headers });
  expect((await server.call('/api/admin/push', { headers })).json().devices).toEqual([]);
  expect((await get('/push')).status).toBe(401);
});

it('acknowledges a lead while push services are down', async () => {
  const { service, server, add, receive } = await pushOffice();
  await add();
  service.answer.isSilent = true;
  await receive();
  expect(server.wakes()).toBe(1);
});
