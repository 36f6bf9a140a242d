import { expect, it } from 'vitest';
import { createRegisteredSites } from '../../../server/content/registered-sites.ts';
import { hourly } from '../../../server/store/port/metrics-store.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { testAdminCalls } from '../support/admin-calls.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const site = { name: 'Towline', address: 'https://www.towline.example' };
const origin = site.address;

testAdminCalls([
  { method: 'GET', path: '/sites', status: 200 },
  { method: 'POST', path: '/sites', body: site, status: 200 },
]);

const sendFrom = async (server: TestServer) =>
  (await server.post('/api/estimates', anEstimate(), { origin, 'sec-fetch-site': 'cross-site' })).status;
const isRegistered = async (server: TestServer) =>
  (await server.call(`/api/embed-origins?origin=${origin}`)).json().registered;

it('may send forms once they are registered, until they are removed', async () => {
  await using server = await startServer();
  const owner = await login(server);
  expect([await sendFrom(server), await isRegistered(server)]).toEqual([403, false]);
  const added = await server.post(
    '/api/admin/sites',
    { ...site, address: 'HTTPS://www.Towline.example/paint?x=1' },
    owner,
  );
  expect(added.json()).toMatchObject([{ name: 'Towline', origin }]);
  expect([await sendFrom(server), await isRegistered(server)]).toEqual([201, true]);
  expect((await server.post('/api/admin/sites/remove', { origin }, owner)).json()).toEqual([]);
  expect([await sendFrom(server), await isRegistered(server)]).toEqual([403, false]);
  expect((await server.post('/api/admin/sites/remove', { origin }, owner)).status).toBe(404);
});

it('are registered with and without www., once', async () => {
  await using server = await startServer();
  const owner = await login(server);
  const isKnown = async (asked: string) => (await server.call(`/api/embed-origins?origin=${asked}`)).json().registered;
  for (const [address, twin] of [
    ['https://www.towline.example', 'https://towline.example'],
    ['https://decks.example:8443', 'https://www.decks.example:8443'],
    ['https://shop.decks.example', 'https://www.shop.decks.example'],
  ] as const) {
    expect(await isKnown(twin)).toBe(false);
    await server.post('/api/admin/sites', { name: 'One', address }, owner);
    expect([await isKnown(address), await isKnown(twin)]).toEqual([true, true]);
    const again = await server.post('/api/admin/sites', { name: 'Two', address: twin }, owner);
    expect([again.status, again.json().errors[0].message]).toEqual([422, 'That site is registered already']);
    const from = { origin: twin, 'sec-fetch-site': 'cross-site' };
    expect((await server.post('/api/estimates', anEstimate({ name: address }), from)).status).toBe(201);
  }
  for (const other of ['http://towline.example', 'https://www.www.towline.example', 'https://m.towline.example'])
    expect(await isKnown(other)).toBe(false);
});

it('appear in the health of the embeds', async () => {
  await using server = await startServer();
  const owner = await login(server);
  await server.post('/api/admin/sites', site, owner);
  const { sites } = (await server.call('/api/admin/embeds', { headers: owner })).json();
  expect(sites).toMatchObject([{ host: 'www.towline.example', state: 'unseen' }]);
  const load = hourly(new Date(), 'embed_load', 'towline.example', 'contact-form', 'v1');
  await server.store.addToCounts([load, hourly(new Date(), 'foreign_post', 'towline.example')], { maxKeys: 9 });
  const seen = (await server.call('/api/admin/embeds', { headers: owner })).json();
  expect(seen.sites).toMatchObject([{ host: 'www.towline.example', state: 'fine' }]);
  expect(seen.sites).toHaveLength(1);
});

it('take effect in every process that shares the store', async () => {
  await using server = await startServer();
  const parts = { store: server.store, publicUrl: 'http://site.example', configured: [], now: () => new Date() };
  const other = createRegisteredSites(parts);
  await server.post('/api/admin/sites', site, await login(server));
  await expect.poll(() => other.has(origin), { timeout: timeLimitMs(4_000) }).toBe(true);
  other.stop();
});

it('are listed for the owner as another process has just registered them', async () => {
  await using server = await startServer();
  const owner = await login(server);
  const list = async () => (await server.call('/api/admin/sites', { headers: owner })).json();
  expect(await list()).toEqual([]);
  const parts = { store: server.store, publicUrl: 'http://site.example', configured: [], now: () => new Date() };
  const other = createRegisteredSites(parts);
  await other.add({ name: site.name, origin });
  expect(await list()).toMatchObject([{ origin }]);
  other.stop();
});

it('are listed beside EMBED_ORIGINS, which the office cannot change', async () => {
  await using server = await startServer({ config: { embedOrigins: ['https://decks.example'] } });
  const owner = await login(server);
  await server.post('/api/admin/sites', site, owner);
  const list = (await server.call('/api/admin/sites', { headers: owner })).json();
  expect(list).toMatchObject([{ origin: 'https://decks.example' }, { origin, name: 'Towline' }]);
  expect((await server.post('/api/admin/sites/remove', { origin: 'https://decks.example' }, owner)).status).toBe(404);
});

it.each([
  [{ ...site, name: ' ' }, 'Please enter a name'],
  [{ ...site, name: 'x'.repeat(81) }, 'Please shorten this text to 80 characters; it has 81'],
  [{ ...site, address: 'no address' }, 'Please enter the address of a website, such as https://www.example.com'],
  [{ ...site, address: 'https://*.towline.example' }, 'Please add each site by its own address, without *'],
  [
    { ...site, address: 'https://tow,line.example' },
    'Please enter the address of a website, such as https://www.example.com',
  ],
  [{ ...site, address: 'http://towline.example' }, 'Please use an https address'],
  [{ ...site, address: 'http://site.example' }, 'Please use an https address'],
  [{ ...site, address: 'https://decks.example/x' }, 'That site is registered already'],
])('refuse %j', async (body, message) => {
  await using server = await startServer({ config: { embedOrigins: ['https://decks.example'] } });
  const answer = await server.post('/api/admin/sites', body, await login(server));
  expect([answer.status, answer.json().errors?.[0].message]).toEqual([422, message]);
});

it('are never more than 50', async () => {
  await using server = await startServer();
  const owner = await login(server);
  const add = (index: number) =>
    server.post('/api/admin/sites', { name: 'x', address: `https://s${index}.example` }, owner);
  for (let index = 0; index < 50; index += 1) expect((await add(index)).status).toBe(200);
  expect((await add(50)).json().errors[0].message).toBe('Please remove another site first');
});
