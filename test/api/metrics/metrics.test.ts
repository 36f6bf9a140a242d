import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

const sister = 'https://sister.example';
const now = new Date('2026-06-01T12:34:56Z');

const open = () => startServer({ config: { embedOrigins: [sister] }, now: () => now });

/** The counts under a name, by key. */
async function counted(server: TestServer, name: string): Promise<Record<string, number>> {
  const counts = await server.store.counts({ name, from: new Date(0), to: new Date('2030-01-01') });
  // The day started at 04:00 UTC.
  const isDaily = ['funnel', 'vital', 'action'].includes(name);
  const start = isDaily ? '2026-06-01T04:00:00.000Z' : '2026-06-01T12:00:00.000Z';
  for (const count of counts) expect(count.start.toISOString()).toBe(start);
  return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
}

describe('POST /api/measure', () => {
  it('adds to counts by the day in New York', async () => {
    await using server = await open();
    const answer = await server.post('/api/measure', {
      funnel: ['estimate seen', 'estimate started'],
      vital: ['home LCP good', 'service CLS needs-improvement'],
      action: ['phone_call', 'phone_call'],
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    await server.post('/api/measure', { funnel: ['estimate seen'] });
    expect(await counted(server, 'funnel')).toEqual({ 'estimate seen': 2, 'estimate started': 1 });
    expect(await counted(server, 'vital')).toEqual({ 'home LCP good': 1, 'service CLS needs-improvement': 1 });
    expect(await counted(server, 'action')).toEqual({ phone_call: 1 });
    expect(await server.store.countEvents()).toBe(0);
  });

  it('counts embeds by the site that the browser names, and only registered ones', async () => {
    await using server = await open();
    const embed = [
      { widget: 'estimate-form', version: 'v1', happened: 'load' },
      { widget: 'estimate-form', version: 'v1', happened: 'error' },
    ];
    const answer = await server.post('/api/measure', { embed }, { origin: sister, 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, sister]);
    await server.post('/api/measure', { embed }, { 'sec-fetch-site': 'same-origin' });
    await server.post('/api/measure', { embed });
    expect(await counted(server, 'embed_load')).toEqual({ 'sister.example estimate-form v1': 1 });
    expect(await counted(server, 'embed_error')).toEqual({ 'sister.example estimate-form': 1 });
  });

  it.each([
    { funnel: ['estimate typed'] },
    { funnel: 'estimate seen' },
    { funnel: Array(31).fill('estimate seen') },
    { vital: ['ann@mail.example LCP good'] },
    { action: ['__proto__'] },
    { embed: [{ widget: 'x', version: 'v1', happened: 'load' }] },
    { embed: [{ widget: 'testimonials', version: 'Ann Price', happened: 'load' }] },
    { embed: [{ widget: 'testimonials', version: 'v1', happened: 'load', who: 'Ann Price' }] },
    { visitor: 'Ann Price' },
  ])('refuses unknown words, and stores none: %j', async (body) => {
    await using server = await open();
    const answer = await server.post('/api/measure', { action: ['phone_call'], ...body }, { origin: sister });
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, 'Invalid input']);
    expect(answer.text).not.toMatch(/Ann|ann@/);
    for (const name of ['funnel', 'vital', 'action', 'embed_load']) expect(await counted(server, name)).toEqual({});
  });

  it('accepts at most 4 KB', async () => {
    await using server = await open();
    expect((await server.post('/api/measure', { action: ['x'.repeat(4096)] })).status).toBe(413);
  });

  it('answers 503 when the counts cannot be stored', async () => {
    await using server = await startServer({
      store: (real) => ({ ...real, addToCounts: () => Promise.reject(new Error('full')) }),
    });
    expect((await server.post('/api/measure', { action: ['phone_call'] })).status).toBe(503);
  });
});

describe('an unregistered site', () => {
  const from = (host: string) => ({ origin: `https://${host}`, 'sec-fetch-site': 'cross-site' });

  it('is refused, and counted once a day no matter how often and where it tries', async () => {
    await using server = await open();
    for (const path of ['/api/measure', '/api/measure', '/api/estimates']) {
      expect((await server.post(path, {}, from('unknown.example'))).status).toBe(403);
    }
    const headers = { ...from('unknown.example'), 'access-control-request-method': 'POST' };
    expect((await server.call('/api/measure', { method: 'OPTIONS', headers })).status).toBe(403);
    await server.post('/api/measure', {}, { origin: 'null' });
    await expect.poll(() => counted(server, 'foreign_post')).toEqual({ 'unknown.example': 1 });
  });

  it('is counted only among the first fifty', async () => {
    await using server = await open();
    for (let index = 0; index < 70; index += 1) await server.post('/api/measure', {}, from(`n${index}.example`));
    await expect.poll(async () => Object.keys(await counted(server, 'foreign_post')).length).toBe(50);
  });

  it('is refused even if counting fails', async () => {
    await using server = await startServer({
      store: (real) => ({ ...real, addToCounts: () => Promise.reject(new Error('full')) }),
    });
    expect((await server.post('/api/estimates', {}, from('unknown.example'))).status).toBe(403);
  });
});
