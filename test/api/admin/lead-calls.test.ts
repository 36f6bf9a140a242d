import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';
import { fromOurPages } from '../support/owner-session.ts';
import type { TestServer } from '../support/test-server.ts';

/** Every admin call that changes or shows leads. */
const calls: readonly [method: string, path: string, body?: unknown][] = [
  ['GET', '/events'],
  ['GET', '/contact-submissions'],
  ['GET', '/estimate-requests'],
  ['GET', '/leads'],
  ['GET', '/leads/summary'],
  ['GET', '/leads/facets'],
  ['GET', '/leads/ID'],
  ['POST', '/leads/ID/status', { status: 'called' }],
  ['POST', '/leads/ID/snooze', { until: new Date(Date.now() + 3_600_000).toISOString() }],
  ['POST', '/leads/ID/visit', { at: new Date(Date.now() + 3_600_000).toISOString() }],
  ['GET', '/leads/ID/visit.ics'],
  ['POST', '/leads/ID/undo', { revision: 3 }],
  ['POST', '/leads/ID/notes', { id: 'note-0001', text: 'x' }],
  ['DELETE', '/leads/ID/notes/note-0001'],
  ['POST', '/leads/ID/mail', { action: 'retry' }],
  ['GET', '/reply-templates'],
  ['GET', '/reply-templates/uses'],
  ['POST', '/reply-templates/uses', { id: 'set-a-time' }],
  ['GET', '/mail'],
  ['POST', '/mail/retry', {}],
  ['GET', '/embeds'],
  ['GET', '/settings'],
  ['GET', '/settings/letters'],
  ['GET', '/settings/letter'],
  ['GET', '/settings/receipt'],
  ['PATCH', '/settings', { clock: 'plain' }],
];
const changes = calls.filter(([method]) => method !== 'GET');
/** Calls without a body. */
const bodiless = ['/mail/retry', '/leads/ID/notes/note-0001'];

const send = (server: TestServer, [method, path]: (typeof calls)[number], id: string, headers = {}, body?: string) =>
  server.call(`/api/admin${path.replace('ID', id)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });

describe('every call of the admin', () => {
  it('answers the owner, and nobody without a session', async () => {
    const { server, owner, receive } = await leadOffice();
    await using _ = server;
    const id = await receive({ name: 'Canary Person' });
    for (const call of calls) {
      const body = call[2] === undefined ? undefined : JSON.stringify(call[2]);
      const stranger = await send(server, call, id, fromOurPages, body);
      expect([call[1], stranger.status]).toEqual([call[1], 401]);
      expect(stranger.text).not.toContain('Canary');
      const { status } = await send(server, call, id, owner, body);
      expect([call[1], status]).toEqual([call[1], call[1] === '/reply-templates/uses' && body ? 204 : 200]);
    }
  });

  it('changes nothing when sent from another site, with another type or an oversized body', async () => {
    const { server, owner, receive } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const { cookie = '' } = owner;
    for (const call of changes) {
      const body = JSON.stringify(call[2]);
      const status = async (headers: object, sent = body) => (await send(server, call, id, headers, sent)).status;
      expect(await status({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await status({ cookie, origin: 'https://evil.example' })).toBe(403);
      expect(await status({ cookie })).toBe(403);
      if (bodiless.includes(call[1])) continue;
      expect(await status({ ...owner, 'content-type': 'text/plain' })).toBe(415);
      expect(await status(owner, `{"x":"${'x'.repeat(40_000)}"}`)).toBe(413);
      expect(await status(owner, '[')).toBe(400);
    }
    expect((await server.store.findLead(id))?.care).toMatchObject({ status: 'new', history: [], notes: [] });
  });

  it.each([
    ['/leads/ID/status', {}, 'Please choose a status'],
    ['/leads/ID/status', { status: 'gone' }, 'Please choose a status'],
    ['/leads/ID/notes', { id: 'note-0001', text: '  ' }, 'Please write something'],
    ['/leads/ID/notes', { id: 'x', text: 'x' }, 'Invalid input'],
    ['/leads/ID/mail', { action: 'burn' }, 'Please choose what to do'],
  ])('refuses an invalid change with a message: %s %j', async (path, body, message) => {
    const { server, owner, receive } = await leadOffice();
    await using _ = server;
    const answer = await send(server, ['POST', path], await receive(), owner, JSON.stringify(body));
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, message]);
  });

  it.each(['limit=0', 'limit=501', 'status=gone', 'kind=x', 'order=up', 'due=never', 'q=teal'])(
    'refuses an invalid query: %s',
    async (query) => {
      const { server, get } = await leadOffice();
      await using _ = server;
      expect((await get(`/leads?${query}`)).status).toBe(422);
    },
  );

  it.each([{}, { q: 5 }, { q: 'x'.repeat(201) }])('refuses to search for %j', async (body) => {
    const { server, post } = await leadOffice();
    await using _ = server;
    expect((await post('/leads/search', body)).status).toBe(422);
  });

  it('answers 404 for an unknown lead', async () => {
    const { server, owner } = await leadOffice();
    await using _ = server;
    for (const call of calls.filter(([, path]) => path.includes('ID'))) {
      expect((await send(server, call, 'nobody', owner, JSON.stringify(call[2]))).status).toBe(404);
    }
  });
});
