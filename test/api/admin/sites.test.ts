import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegisteredSites } from '../../../server/content/registered-sites.ts';
import { hourly } from '../../../server/store/metrics.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe('sites of our own', () => {
  const site = { name: 'Towline', address: 'https://www.towline.example' };
  const origin = site.address;

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
    const isKnown = async (asked: string) =>
      (await server.call(`/api/embed-origins?origin=${asked}`)).json().registered;
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
});

const now = new Date('2026-11-03T17:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const embedOrigins = ['https://decks.example', 'https://quiet.example', 'https://broken.example'];

describe('GET /api/admin/embeds', () => {
  it('lists every registered site, those that need attention first, then strangers by how often they tried', async () => {
    const config = { embedOrigins };
    await using server = await startServer({ config, now: () => now });
    const add = (time: Date, name: string, ...parts: string[]) =>
      server.store.addToCounts([{ ...hourly(time, name, ...parts), count: 3 }], { maxKeys: 50 });
    await add(daysAgo(13), 'embed_load', 'decks.example', 'estimate-form', 'v1');
    await add(now, 'embed_load', 'decks.example', 'color-quiz', 'v1');
    await add(daysAgo(9), 'embed_load', 'quiet.example', 'estimate-form', 'v1');
    await add(daysAgo(2), 'embed_error', 'broken.example', 'estimate-form');
    await add(daysAgo(1), 'foreign_post', 'stranger.example');
    const headers = { origin: 'https://decks.example', 'sec-fetch-site': 'cross-site' };
    expect((await server.post('/api/estimates', anEstimate(), headers)).status).toBe(201);
    for (const host of ['another.example', 'stranger.example']) {
      const stranger = { origin: `https://${host}`, 'sec-fetch-site': 'cross-site' };
      expect((await server.post('/api/estimates', anEstimate(), stranger)).status).toBe(403);
    }

    const owner = await login(server);
    const site = { name: 'Fresh', address: 'https://fresh.example' };
    expect((await server.post('/api/admin/sites', site, owner)).status).toBeLessThan(300);
    const { sites } = (await server.call('/api/admin/embeds', { headers: owner })).json();
    expect(sites.map(({ host, state }: { host: string; state: string }) => [host, state])).toEqual([
      ['broken.example', 'errors'],
      ['quiet.example', 'quiet'],
      ['fresh.example', 'unseen'],
      ['decks.example', 'fine'],
      ['stranger.example', 'unregistered'],
      ['another.example', 'unregistered'],
    ]);
    expect(sites[3]).toEqual({
      host: 'decks.example',
      state: 'fine',
      lastSeenAt: '2026-11-03T17:00:00.000Z',
      version: 'v1',
      widgets: ['color-quiz', 'estimate-form'],
      // Daylight saving ended in between.
      loads: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
      errors: 0,
      leads: 1,
    });
  });
});

const registered = 'https://www.towline.example';
describe('GET /api/embed-origins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { embedOrigins: [registered] } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    [registered, true],
    ['www.towline.example/contact', true],
    ['https://towline.example', false],
    ['http://www.towline.example', false],
    ['https://www.towline.example:8443', false],
    ['https://www.towline.example.evil.example', false],
  ])('reports for %s whether it is registered: %s', async (origin, isRegistered) => {
    const answer = await server.call(`/api/embed-origins?${new URLSearchParams({ origin })}`);
    expect([answer.status, answer.json()]).toEqual([200, { registered: isRegistered }]);
  });

  it.each([
    '',
    '?origin=',
    '?origin=null',
    '?origin=javascript:alert(1)',
    '?origin=%00',
    `?origin=${'x'.repeat(2_000)}`,
  ])('refuses %j with the field’s message', async (query) => {
    const answer = await server.call(`/api/embed-origins${query}`);
    expect([answer.status, answer.json().errors]).toEqual([
      422,
      [{ field: 'origin', message: 'Please enter the address of a website' }],
    ]);
  });
});
