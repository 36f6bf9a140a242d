import { describe, expect, it } from 'vitest';
import { hourly } from '../../../server/store/port/metrics-store.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { fromOurPages, login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

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

  it('shows the latest version, and a site as fine that only sent a form', async () => {
    await using server = await startServer({ config: { embedOrigins }, now: () => now });
    for (const [days, version] of [
      [3, 'v1'],
      [1, 'v2'],
    ] as const) {
      const count = hourly(daysAgo(days), 'embed_load', 'decks.example', 'estimate-form', version);
      await server.store.addToCounts([count], { maxKeys: 50 });
    }
    const headers = { origin: 'https://quiet.example', 'sec-fetch-site': 'cross-site' };
    expect((await server.post('/api/estimates', anEstimate(), headers)).status).toBe(201);
    const { sites } = (await server.call('/api/admin/embeds', { headers: await login(server) })).json();
    expect(sites).toMatchObject([
      { host: 'broken.example', state: 'quiet' },
      { host: 'decks.example', state: 'fine', version: 'v2' },
      { host: 'quiet.example', state: 'fine', leads: 1 },
    ]);
  });

  it('requires a session', async () => {
    await using server = await startServer({ config: { embedOrigins } });
    const answer = await server.call('/api/admin/embeds', { headers: fromOurPages });
    expect([answer.status, answer.text.includes('decks')]).toEqual([401, false]);
  });
});
