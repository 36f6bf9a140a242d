import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botAgents, visitorAgents } from '../support/agents.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** What is stored of an event’s details. */
async function kept(eventType: string, eventDetails: string): Promise<string | null | undefined> {
  expect((await server.post('/api/track', { eventType, eventDetails })).status).toBe(204);
  const [event] = await server.store.newestEvents({ limit: 1 });
  return event?.eventDetails;
}

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
    expect(await kept('page_view', '/contact?sent=estimate.1790000000.lead.signature&utm_source=mail')).toBe(
      '/contact?utm_source=mail',
    );
  });

  it.each([
    ['page_view', '/form?email=jane@example.com&q=cedar&gbraid=0AAA', '/form?q=cedar&gbraid=0AAA'],
    ['page_view', '/form?q=jane%40example.com', '/form'],
    ['page_view', '/?q=cedar&token=kJ8s2Qd9aXb7LmT4vR0w', '/'],
    ['page_view', '/request/kJ8s2Qd9aXb7LmT4vR0w00?done=note', '/request/-'],
    ['page_view', '/nothing/jane@example.com', '/nothing/-'],
    ['page_view', '?', null],
    ['video_played', 'jane@example.com', null],
    ['video_played', 'The porch, 2026', 'The porch, 2026'],
  ])('stores of a %s with %s only %s', async (eventType, eventDetails, stored) => {
    expect(await kept(eventType, eventDetails)).toBe(stored);
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
    expect(errors).toEqual([{ field, ...(message.startsWith('Please') && { code: 'too_long' }), message }]);
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
