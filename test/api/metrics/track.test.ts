import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalCode } from '../../../catalogue/contracts/refusal-code.ts';
import { botAgents, visitorAgents } from '../support/agents.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('POST /api/track', () => {
  it('stores an event with or without details', async () => {
    const before = await server.store.countEvents();
    for (const body of [
      { eventType: 'page_view', eventDetails: '/contact' },
      { eventType: 'a_2', eventDetails: null },
      { eventType: 'x' },
    ]) {
      const answer = await server.post('/api/track', body);
      expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    }
    expect(await server.store.countEvents()).toBe(before + 3);
  });

  it('does not store the token of a sent form, which gives access to a request', async () => {
    const eventDetails = '/contact?sent=estimate.1790000000.lead.signature&utm_source=mail';
    expect((await server.post('/api/track', { eventType: 'page_view', eventDetails })).status).toBe(204);
    const [kept] = await server.store.newestEvents({ limit: 1 });
    expect(kept?.eventDetails).toBe('/contact?&utm_source=mail');
  });

  it.each<[object, string, string]>([
    [{}, 'eventType', 'Required'],
    [{ eventType: '' }, 'eventType', 'Invalid input'],
    [{ eventType: 'Page View' }, 'eventType', 'Invalid input'],
    [{ eventType: 'x'.repeat(51) }, 'eventType', 'Invalid input'],
    [{ eventType: { $gt: '' } }, 'eventType', 'Expected string, received object'],
    [{ eventType: null }, 'eventType', 'Expected string, received null'],
    [
      { eventType: 'x', eventDetails: 'y'.repeat(2001) },
      'eventDetails',
      'Please shorten this text to 2,000 characters; it has 2,001',
    ],
    [{ eventType: 'x', eventDetails: ['y'] }, 'eventDetails', 'Expected string, received array'],
  ])('refuses %j without quoting it', async (body, field, message) => {
    const before = await server.store.countEvents();
    const answer = await server.post('/api/track', body);
    expect(answer.status).toBe(422);
    const { errors } = answer.json();
    expect(errors).toEqual([{ field, code: refusalCode(message), message }]);
    expect(await server.store.countEvents()).toBe(before);
  });

  it('stores and counts nothing for a thousand user agents that are not visitors', async () => {
    const before = await server.store.countEvents();
    expect(botAgents.length).toBeGreaterThanOrEqual(1000);
    for (const agent of botAgents) {
      const headers = { 'user-agent': agent };
      expect([agent, (await server.post('/api/track', { eventType: 'page_view' }, headers)).status]).toEqual([
        agent,
        202,
      ]);
      expect((await server.post('/api/measure', { action: ['phone_call'] }, headers)).status).toBe(202);
    }
    expect(await server.store.countEvents()).toBe(before);
    expect(await server.store.counts({ name: 'action', from: new Date(0), to: new Date(Date.now() + 1e9) })).toEqual(
      [],
    );
  });

  it.each(visitorAgents)('stores an event from %s', async (agent) => {
    const answer = await server.post('/api/track', { eventType: 'page_view' }, { 'user-agent': agent });
    expect(answer.status).toBe(204);
  });

  it('answers 503 when the event cannot be stored', async () => {
    await using fragile = await startServer({
      store: (real) => ({ ...real, recordEvent: () => Promise.reject(new Error('full')) }),
    });
    expect((await fragile.post('/api/track', { eventType: 'page_view' })).status).toBe(503);
  });
});
