import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { bounds } from '../../../server/limits/rate-limits.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { office } from '../support/owner-session.ts';
import { sharedServer, startServer, type TestServer } from '../support/test-server.ts';

const always = { from: new Date(0), to: new Date('2030-01-01') };

describe('the limits of events', () => {
  const flooder = { 'x-forwarded-for': '198.51.100.7' };
  const event = { eventType: 'page_view', eventDetails: 'x'.repeat(2_000) };

  /** Posts an event, and retries if a busy machine makes the server shed it. */
  async function track(server: TestServer, headers: Record<string, string> = {}): Promise<number> {
    for (;;) {
      const { status } = await server.post('/api/track', event, headers);
      if (status !== 503) return status;
      await pause(50);
    }
  }

  /** Posts a number of events of maximum size; returns how many were stored, and how many were not. */
  async function flood(server: TestServer, times: number) {
    const statuses: number[] = [];
    while (statuses.length < times) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => track(server, flooder)))));
    }
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    return { stored: count(204), dropped: count(202) };
  }

  const countsOf = (server: TestServer) =>
    Object.fromEntries(server.limitCounts.counts().map(({ limit, count }) => [limit.name, count]));

  it('accept those of one address up to its allowance, without affecting others', async () => {
    await using server = await startServer();
    const most = Math.floor(bounds.eventBytesPerAddress.number / (2_000 + 64));
    const { stored, dropped } = await flood(server, 120);
    // Part of the allowance is refilled meanwhile.
    expect(stored).toBeGreaterThanOrEqual(most);
    expect(stored).toBeLessThanOrEqual(most + 3);
    expect([stored + dropped, await server.store.countEvents()]).toEqual([120, stored]);
    expect((await server.post('/api/estimates', anEstimate(), flooder)).status).toBe(201);
    expect(await track(server)).toBe(204);
    expect(countsOf(server)).toMatchObject({ eventBytesPerAddress: dropped });
  });

  it('accept those of all addresses up to the common allowance when proxies hide the senders', async () => {
    await using server = await startServer({ config: { trustProxyHops: 0 } });
    expect(await flood(server, 200)).toEqual({ stored: 200, dropped: 0 });
    expect(countsOf(server)).not.toHaveProperty('eventBytesPerAddress');
  });

  it('accept neither these nor metrics when the remaining disk space is reserved for leads', async () => {
    const { server, receive, read } = await office({
      store: (real) => ({ ...real, recordEvent: async () => false, addToCounts: async () => false }),
    });
    expect(await track(server)).toBe(202);
    expect((await server.post('/api/measure', { action: ['phone_call'] })).status).toBe(202);
    await receive();
    const { limits } = await read('/limits');
    expect(limits).toContainEqual(expect.objectContaining({ limit: 'diskReserve', count: 2, number: 200_000_000 }));
    expect((await read('/health')).conditions).toContainEqual({
      ...{ key: 'limits', severity: 'warning', brief: 'One limit reached', address: 'data/limits' },
      sentence: expect.stringContaining('200,000,000 bytes free on the disk of DATA_DIR (2 times)'),
    });
    expect(server.log.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});

describe('counts', () => {
  const sister = 'https://sister.example';
  const now = new Date('2026-06-01T12:34:56Z');

  const open = () => startServer({ config: { embedOrigins: [sister] }, now: () => now });

  /** The counts under a name, by key. */
  async function counted(server: TestServer, name: string): Promise<Record<string, number>> {
    const counts = await server.store.counts({ name, ...always });
    // The day started at 04:00 UTC.
    const isDaily = ['funnel', 'vital', 'action'].includes(name);
    const start = isDaily ? '2026-06-01T04:00:00.000Z' : '2026-06-01T12:00:00.000Z';
    for (const count of counts) expect(count.start.toISOString()).toBe(start);
    return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
  }

  it('are added up by the day in New York', async () => {
    await using server = await open();
    const { status, text } = await server.post('/api/measure', {
      funnel: ['estimate seen', 'estimate started'],
      vital: ['home LCP good', 'service CLS needs-improvement'],
      action: ['phone_call', 'phone_call'],
    });
    expect([status, text]).toEqual([204, '']);
    await server.post('/api/measure', { funnel: ['estimate seen'] });
    expect(await counted(server, 'funnel')).toEqual({ 'estimate seen': 2, 'estimate started': 1 });
    expect(await counted(server, 'vital')).toEqual({ 'home LCP good': 1, 'service CLS needs-improvement': 1 });
    expect(await counted(server, 'action')).toEqual({ phone_call: 1 });
    expect(await server.store.countEvents()).toBe(0);
  });

  it('of embeds are by the site that the browser names, and only of registered ones', async () => {
    await using server = await open();
    const embed = ['load', 'error'].map((happened) => ({ widget: 'estimate-form', version: 'v1', happened }));
    const answer = await server.post('/api/measure', { embed }, { origin: sister, 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, sister]);
    await server.post('/api/measure', { embed }, { 'sec-fetch-site': 'same-origin' });
    await server.post('/api/measure', { embed });
    expect(await counted(server, 'embed_load')).toEqual({ 'sister.example estimate-form v1': 1 });
    expect(await counted(server, 'embed_error')).toEqual({ 'sister.example estimate-form': 1 });
  });

  const load = { widget: 'testimonials', version: 'v1', happened: 'load' };
  it.each([
    { funnel: ['estimate typed'] },
    { funnel: 'estimate seen' },
    { funnel: Array(31).fill('estimate seen') },
    { vital: ['ann@mail.example LCP good'] },
    { action: ['__proto__'] },
    { embed: [{ ...load, widget: 'x' }] },
    { embed: [{ ...load, version: 'Ann Price' }] },
    { embed: [{ ...load, who: 'Ann Price' }] },
    { visitor: 'Ann Price' },
  ])('with unknown words are refused, and none is stored: %j', async (body) => {
    await using server = await open();
    const answer = await server.post('/api/measure', { action: ['phone_call'], ...body }, { origin: sister });
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, 'Invalid input']);
    expect(answer.text).not.toMatch(/Ann|ann@/);
    for (const name of ['funnel', 'vital', 'action', 'embed_load']) expect(await counted(server, name)).toEqual({});
  });

  describe('from an unregistered site', () => {
    const from = (host: string) => ({ origin: `https://${host}`, 'sec-fetch-site': 'cross-site' });

    it('are refused, and the site is noted once a day no matter how often and where it tries', async () => {
      await using server = await open();
      for (const path of ['/api/measure', '/api/measure', '/api/estimates']) {
        expect((await server.post(path, {}, from('unknown.example'))).status).toBe(403);
      }
      const headers = { ...from('unknown.example'), 'access-control-request-method': 'POST' };
      expect((await server.call('/api/measure', { method: 'OPTIONS', headers })).status).toBe(403);
      await server.post('/api/measure', {}, { origin: 'null' });
      await expect.poll(() => counted(server, 'foreign_post')).toEqual({ 'unknown.example': 1 });
    });

    it('are noted only for the first fifty', async () => {
      await using server = await open();
      for (let index = 0; index < 70; index += 1) await server.post('/api/measure', {}, from(`n${index}.example`));
      await expect.poll(async () => Object.keys(await counted(server, 'foreign_post')).length).toBe(50);
    });
  });
});

describe('events', () => {
  const bots = [
    ...['Googlebot/2.1', 'bingbot/2.0', 'Applebot/0.1', 'meta-externalagent/1.1', 'Slackbot-LinkExpanding 1.0'],
    ...['GPTBot/1.2', 'ClaudeBot/1.0', 'AhrefsBot/7.0', 'UptimeRobot/2.0', 'Chrome-Lighthouse', 'W3C_Validator/1.3'],
  ];
  const tools = ['curl', 'Wget', 'python-requests', 'Go-http-client', 'okhttp', 'axios', 'node-fetch', 'WhatsApp'];
  /** User agents of crawlers and tools. */
  const botAgents = [
    'HeadlessChrome/147.0.0.0',
    ...tools.map((name) => `${name}/1.7`),
    ...bots.flatMap((name) => [
      name,
      `Mozilla/5.0 (compatible; ${name}; +https://bots.example/about)`,
      `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${name}) Chrome/120.0.0.0 Safari/537.36`,
    ]),
  ];
  const visitorAgents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0',
  ];

  const server = sharedServer();

  it('are stored with or without details', async () => {
    const before = await server.store.countEvents();
    for (const body of [
      { eventType: 'page_view', eventDetails: '/contact' },
      { eventType: 'a_2', eventDetails: null },
      { eventType: 'x' },
    ]) {
      const { status, text, headers } = await server.post('/api/track', body);
      expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store']);
    }
    expect(await server.store.countEvents()).toBe(before + 3);
  });

  it.each([
    // The token of a sent form gives access to a request.
    ['page_view', '/contact?sent=estimate.1790000000.lead.signature&utm_source=mail', '/contact?utm_source=mail'],
    ['page_view', '/form?email=jane@example.com&q=cedar&gbraid=0AAA', '/form?q=cedar&gbraid=0AAA'],
    ['page_view', '/form?q=jane%40example.com', '/form'],
    ['page_view', '/?q=cedar&token=kJ8s2Qd9aXb7LmT4vR0w', '/'],
    ['page_view', '/request/kJ8s2Qd9aXb7LmT4vR0w00?done=note', '/request/-'],
    ['page_view', '/nothing/jane@example.com', '/nothing/-'],
    ['page_view', '?', null],
    ['video_played', 'jane@example.com', null],
    ['video_played', 'The porch, 2026', 'The porch, 2026'],
  ])('of a %s with %s are stored only with %s', async (eventType, eventDetails, stored) => {
    expect((await server.post('/api/track', { eventType, eventDetails })).status).toBe(204);
    const [event] = await server.store.newestEvents({ limit: 1 });
    expect(event?.eventDetails).toBe(stored);
  });

  const tooLong = 'Please shorten this text to 2,000 characters; it has 2,001';
  it.each<[object, string, string]>([
    [{}, 'eventType', 'Required'],
    [{ eventType: '' }, 'eventType', 'Invalid input'],
    [{ eventType: 'Page View' }, 'eventType', 'Invalid input'],
    [{ eventType: 'x'.repeat(51) }, 'eventType', 'Invalid input'],
    [{ eventType: { $gt: '' } }, 'eventType', 'Expected string, received object'],
    [{ eventType: null }, 'eventType', 'Expected string, received null'],
    [{ eventType: 'x', eventDetails: 'y'.repeat(2001) }, 'eventDetails', tooLong],
    [{ eventType: 'x', eventDetails: ['y'] }, 'eventDetails', 'Expected string, received array'],
  ])('are refused without being quoted: %j', async (body, field, message) => {
    const before = await server.store.countEvents();
    const { status, json } = await server.post('/api/track', body);
    const error = { field, ...(message === tooLong && { code: 'too_long' }), message };
    expect([status, json().errors]).toEqual([422, [error]]);
    expect(await server.store.countEvents()).toBe(before);
  });

  it('are neither stored nor counted for user agents that are not visitors', async () => {
    const before = await server.store.countEvents();
    for (const agent of botAgents) {
      const headers = { 'user-agent': agent };
      const event = await server.post('/api/track', { eventType: 'page_view' }, headers);
      const count = await server.post('/api/measure', { action: ['phone_call'] }, headers);
      expect([agent, event.status, count.status]).toEqual([agent, 202, 202]);
    }
    expect(await server.store.countEvents()).toBe(before);
    expect(await server.store.counts({ name: 'action', ...always })).toEqual([]);
    for (const agent of visitorAgents) {
      expect((await server.post('/api/track', { eventType: 'page_view' }, { 'user-agent': agent })).status).toBe(204);
    }
  });
});
