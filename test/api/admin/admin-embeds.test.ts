import { describe, expect, it } from 'vitest';
import { hourly } from '../../../server/store/port/metrics-store.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { fromOurPages, login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

const now = new Date('2026-11-03T17:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const embedOrigins = ['https://decks.example', 'https://quiet.example', 'https://broken.example'];

describe('GET /api/admin/embeds', () => {
  it('lists every site, those that need attention first', async () => {
    const config = { embedOrigins };
    await using server = await startServer({ config, now: () => now });
    const add = (time: Date, name: string, ...parts: string[]) =>
      server.store.addToCounts([{ ...hourly(time, name, ...parts), count: 3 }], { maxKeys: 50 });
    await add(daysAgo(13), 'embed_load', 'decks.example', 'estimate-form', 'v1');
    await add(now, 'embed_load', 'decks.example', 'color-quiz', 'v1');
    await add(daysAgo(9), 'embed_load', 'quiet.example', 'estimate-form', 'v1');
    await add(daysAgo(2), 'embed_error', 'broken.example', 'estimate-form');
    const headers = { origin: 'https://decks.example', 'sec-fetch-site': 'cross-site' };
    expect((await server.post('/api/estimates', anEstimate(), headers)).status).toBe(201);
    const stranger = { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' };
    expect((await server.post('/api/estimates', anEstimate(), stranger)).status).toBe(403);

    const { sites } = (await server.call('/api/admin/embeds', { headers: await login(server) })).json();
    expect(sites.map(({ host, state }: { host: string; state: string }) => [host, state])).toEqual([
      ['stranger.example', 'unregistered'],
      ['broken.example', 'errors'],
      ['quiet.example', 'quiet'],
      ['decks.example', 'fine'],
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

  it('requires a session', async () => {
    await using server = await startServer({ config: { embedOrigins } });
    const answer = await server.call('/api/admin/embeds', { headers: fromOurPages });
    expect([answer.status, answer.text.includes('decks')]).toEqual([401, false]);
  });
});
