import { describe, expect, it } from 'vitest';
import { createRegisteredSites } from '../../../server/http/origins.ts';
import { hourly } from '../../../server/store/metrics.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { anEstimate } from '../../support/visitor-words.ts';
import { office } from '../support/owner-session.ts';
import { type Setup, sharedServer } from '../support/test-server.ts';

const site = { name: 'Towline', address: 'https://www.towline.example' };
const origin = site.address;
const decks = { config: { embedOrigins: ['https://decks.example'] } };

async function siteOffice(setup: Setup = {}) {
  const { server, post, read } = await office(setup);
  return {
    server,
    post,
    read,
    add: (registration: object = site) => post('/sites', registration),
    remove: (address = origin) => post('/sites/remove', { origin: address }),
    sendFrom: async (address = origin) => {
      const headers = { origin: address, 'sec-fetch-site': 'cross-site' };
      return (await server.post('/api/estimates', anEstimate({ name: address }), headers)).status;
    },
    isRegistered: async (address = origin) =>
      (await server.call(`/api/embed-origins?origin=${address}`)).json().registered as boolean,
    embeds: async () => (await read('/embeds')).sites as { host: string; state: string }[],
  };
}

describe('sites of our own', () => {
  it('may send forms once they are registered, until they are removed', async () => {
    const { add, remove, sendFrom, isRegistered } = await siteOffice();
    expect([await sendFrom(), await isRegistered()]).toEqual([403, false]);
    const added = await add({ ...site, address: 'HTTPS://www.Towline.example/paint?x=1' });
    expect(added.json()).toMatchObject([{ name: 'Towline', origin }]);
    expect([await sendFrom(), await isRegistered()]).toEqual([201, true]);
    expect((await remove()).json()).toEqual([]);
    expect([await sendFrom(), await isRegistered()]).toEqual([403, false]);
    expect((await remove()).status).toBe(404);
  });

  it('are registered with and without www., once', async () => {
    const { add, isRegistered, sendFrom } = await siteOffice();
    for (const [address, twin] of [
      ['https://www.towline.example', 'https://towline.example'],
      ['https://decks.example:8443', 'https://www.decks.example:8443'],
      ['https://shop.decks.example', 'https://www.shop.decks.example'],
    ] as const) {
      expect(await isRegistered(twin)).toBe(false);
      await add({ name: 'One', address });
      expect([await isRegistered(address), await isRegistered(twin)]).toEqual([true, true]);
      const again = await add({ name: 'Two', address: twin });
      expect([again.status, again.json().errors[0].message]).toEqual([422, 'That site is registered already']);
      expect(await sendFrom(twin)).toBe(201);
    }
    for (const other of ['http://towline.example', 'https://www.www.towline.example', 'https://m.towline.example'])
      expect(await isRegistered(other)).toBe(false);
  });

  it('appear in the health of the embeds', async () => {
    const { server, add, embeds } = await siteOffice();
    await add();
    expect(await embeds()).toMatchObject([{ host: 'www.towline.example', state: 'unseen' }]);
    const load = hourly(new Date(), 'embed_load', 'towline.example', 'contact-form', 'v1');
    await server.store.addToCounts([load, hourly(new Date(), 'foreign_post', 'towline.example')], { maxKeys: 9 });
    expect(await embeds()).toMatchObject([{ host: 'www.towline.example', state: 'fine' }]);
  });

  it('take effect in every process that shares the store', async () => {
    const { server, add } = await siteOffice();
    const parts = { store: server.store, publicUrl: 'http://site.example', configured: [], now: () => new Date() };
    const other = createRegisteredSites(parts);
    await add();
    await expect.poll(() => other.has(origin), { timeout: timeLimitMs(4_000) }).toBe(true);
    other.stop();
  });

  it('are listed beside EMBED_ORIGINS, which the office cannot change', async () => {
    const { add, read, remove } = await siteOffice(decks);
    await add();
    expect(await read('/sites')).toMatchObject([{ origin: 'https://decks.example' }, { origin, name: 'Towline' }]);
    expect((await remove('https://decks.example')).status).toBe(404);
  });

  const noWebsite = 'Please enter the address of a website, such as https://www.example.com';
  it.each([
    [{ name: ' ' }, 'Please enter a name'],
    [{ name: 'x'.repeat(81) }, 'Please shorten this text to 80 characters; it has 81'],
    [{ address: 'no address' }, noWebsite],
    [{ address: 'https://*.towline.example' }, 'Please add each site by its own address, without *'],
    [{ address: 'https://tow,line.example' }, noWebsite],
    [{ address: 'http://towline.example' }, 'Please use an https address'],
    [{ address: 'https://decks.example/x' }, 'That site is registered already'],
  ])('refuse %j', async (change, message) => {
    const { add } = await siteOffice(decks);
    const answer = await add({ ...site, ...change });
    expect([answer.status, answer.json().errors?.[0].message]).toEqual([422, message]);
  });

  it('are never more than 50', async () => {
    const { add } = await siteOffice();
    const addNth = (nth: number) => add({ name: 'x', address: `https://s${nth}.example` });
    for (let nth = 0; nth < 50; nth += 1) expect((await addNth(nth)).status).toBe(200);
    expect((await addNth(50)).json().errors[0].message).toBe('Please remove another site first');
  });
});

it('the health of the embeds has those that need attention first, and strangers last, by how often they tried', async () => {
  const now = new Date('2026-11-03T17:00:00Z');
  const embedOrigins = ['https://decks.example', 'https://quiet.example', 'https://broken.example'];
  const { server, add, sendFrom, embeds } = await siteOffice({ config: { embedOrigins }, now: () => now });
  const count = (daysAgo: number, name: string, ...parts: string[]) => {
    const time = new Date(now.getTime() - daysAgo * 86_400_000);
    return server.store.addToCounts([{ ...hourly(time, name, ...parts), count: 3 }], { maxKeys: 50 });
  };
  await count(13, 'embed_load', 'decks.example', 'estimate-form', 'v1');
  await count(0, 'embed_load', 'decks.example', 'color-quiz', 'v1');
  await count(9, 'embed_load', 'quiet.example', 'estimate-form', 'v1');
  await count(2, 'embed_error', 'broken.example', 'estimate-form');
  await count(1, 'foreign_post', 'stranger.example');
  expect(await sendFrom('https://decks.example')).toBe(201);
  for (const host of ['another.example', 'stranger.example']) expect(await sendFrom(`https://${host}`)).toBe(403);
  await add({ name: 'Fresh', address: 'https://fresh.example' });
  const sites = await embeds();
  expect(sites.map(({ host, state }) => [host, state])).toEqual([
    ['broken.example', 'errors'],
    ['quiet.example', 'quiet'],
    ['fresh.example', 'unseen'],
    ['decks.example', 'fine'],
    ['stranger.example', 'unregistered'],
    ['another.example', 'unregistered'],
  ]);
  expect(sites[3]).toEqual({
    ...{ host: 'decks.example', state: 'fine', lastSeenAt: '2026-11-03T17:00:00.000Z', version: 'v1' },
    widgets: ['color-quiz', 'estimate-form'],
    // Daylight saving ended in between.
    loads: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
    ...{ errors: 0, leads: 1 },
  });
});

describe('GET /api/embed-origins', () => {
  const server = sharedServer({ config: { embedOrigins: [origin] } });

  it.each([
    [origin, true],
    ['www.towline.example/contact', true],
    ['https://towline.example', false],
    ['http://www.towline.example', false],
    ['https://www.towline.example:8443', false],
    ['https://www.towline.example.evil.example', false],
  ])('reports for %s whether it is registered: %s', async (asked, isRegistered) => {
    const answer = await server.call(`/api/embed-origins?${new URLSearchParams({ origin: asked })}`);
    expect([answer.status, answer.json()]).toEqual([200, { registered: isRegistered }]);
  });

  const queries = ['', '?origin=', '?origin=null', '?origin=javascript:alert(1)', '?origin=%00'];
  it.each([...queries, `?origin=${'x'.repeat(2_000)}`])('refuses %j with the field’s message', async (query) => {
    const { status, json } = await server.call(`/api/embed-origins${query}`);
    const message = 'Please enter the address of a website';
    expect([status, json().errors]).toEqual([422, [{ field: 'origin', message }]]);
  });
});
