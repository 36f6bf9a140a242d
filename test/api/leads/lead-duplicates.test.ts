import { describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { nextAddress, sharedServer, startServer } from '../support/test-server.ts';

const server = sharedServer();
const aLink = expect.stringMatching(/\/request\/[\w-]{22}$/);

describe.each(leadForms)('POST $path', ({ path, kind, valid, line: [line] }) => {
  const leads = () => server.store.countLeads(kind);

  describe('an idempotency key', () => {
    it('stores ten leads for a hundred posts with ten keys', async () => {
      const before = await leads();
      const wakes = server.wakes();
      const posts = Array.from({ length: 100 }, (_, index) => {
        const key = index % 10;
        const headers = { 'idempotency-key': `parallel-${key}`, 'x-forwarded-for': `198.51.100.${key}` };
        return server.post(path, valid({ message: `House number ${key} on the street.` }), headers);
      });
      const answers = await Promise.all(posts);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(10);
      expect([(await leads()) - before, server.wakes() - wakes]).toEqual([10, 10]);
    });

    it('always gets the same answer, and its repeats count toward no limit', async () => {
      const headers = { 'idempotency-key': 'again-and-again', 'x-forwarded-for': '198.51.100.77' };
      const body = valid({ message: 'The same request, again and again.' });
      // Each answer has a different link, because tokens are not stored.
      const { link, ...same } = (await server.post(path, body, headers)).json();
      for (let repeat = 0; repeat < 8; repeat += 1) {
        const again = await server.post(path, body, headers);
        expect([again.status, again.json()]).toEqual([201, { ...same, link: aLink }]);
        expect(again.json().link).not.toBe(link);
      }
    });

    it('is refused with another body, and the first lead stays', async () => {
      const headers = { 'idempotency-key': 'two-bodies' };
      const first = await server.post(path, valid({ [line]: 'First' }), headers);
      const second = await server.post(path, valid({ [line]: 'Second' }), headers);
      expect(second.json()).toMatchObject({ status: 422, code: 'key_reuse', type: '/problems/key-reuse' });
      expect((await keptLead(server, first)).fields[line]).toBe('First');
    });

    it('of 200 characters is accepted, and a longer one is refused with a sentence', async () => {
      const before = await leads();
      const body = valid({ message: 'Whose key is how long?' });
      const send = (length: number) => server.post(path, body, { 'idempotency-key': 'k'.repeat(length) });
      expect((await send(200)).status).toBe(201);
      const longer = { status: 400, code: 'key_too_long', title: 'The Idempotency-Key is too long' };
      expect((await send(201)).json()).toMatchObject(longer);
      expect(await leads()).toBe(before + 1);
    });

    it('stores one of two racing bodies and refuses the other', async () => {
      const headers = { 'idempotency-key': 'racing-bodies' };
      const bodies = ['Left', 'Right'].map((name) => valid({ [line]: name }));
      const answers = await Promise.all(bodies.map((body) => server.post(path, body, headers)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    });
  });

  describe('a form without a key', () => {
    it('counts as the same lead for an hour, even across a bucket boundary', async () => {
      let time = 60 * 60_000 * 500_000 - 60_000;
      await using clocked = await startServer({ now: () => new Date(time) });
      const post = async () => (await clocked.post(path, valid())).json().id;
      const first = await post();
      expect(await post()).toBe(first);
      time += 2 * 60_000;
      expect(await post()).toBe(first);
      time += 59 * 60_000;
      expect(await post()).not.toBe(first);
      expect(await clocked.store.countLeads(kind)).toBe(2);
    });

    it('is one lead if two processes get it at once', async () => {
      await using other = await startServer({ store: () => server.store });
      const before = await leads();
      const body = valid({ message: 'Pressed twice, behind a balancer.' });
      const answers = await Promise.all([server, other].map((process) => process.post(path, body)));
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect(await leads()).toBe(before + 1);
    });

    it('gets a link to its private page again only from the address that sent it', async () => {
      const body = valid({ message: 'The gate needs paint before the winter.' });
      const from = async (address: string) => (await server.post(path, body, { 'x-forwarded-for': address })).json();
      const [sender, stranger] = [nextAddress(), nextAddress()];
      const first = await from(sender);
      for (const other of await Promise.all([from(stranger), from(stranger)])) {
        expect([other.id, other.link]).toEqual([first.id, undefined]);
      }
      expect([first.link, (await from(sender)).link]).toEqual([aLink, aLink]);
    });

    it('is another lead once the first was held as spam or closed', async () => {
      const body = valid({ message: 'The porch needs paint before the winter.' });
      const sent = async () => (await server.post(path, body)).json().id;
      const ids = [await sent()];
      for (const status of ['spam', 'lost', 'won', 'spam'] as const) {
        await server.store.changeLead(ids.at(-1), { status }, { at: new Date(), by: '' });
        const wakes = server.wakes();
        const id = await sent();
        expect(ids).not.toContain(id);
        expect(server.wakes()).toBe(wakes + 1);
        expect(await server.store.findLead(id)).toMatchObject({ triage: { status: 'new' } });
        expect(await sent()).toBe(id);
        ids.push(id);
      }
    });

    it('reaches the owner after the same content was suspected', async () => {
      const body = valid({ message: 'The stairs need paint before the winter.' });
      const trap = { 'brushline-trap': 'filled by a password manager' };
      const held = await keptLead(server, await server.post(path, body, trap));
      const clean = await keptLead(server, await server.post(path, body));
      expect([held.triage.status, clean.triage.status]).toEqual(['spam', 'new']);
    });
  });

  it('the same words again are one lead, one alert and a count, whatever the key, for an hour', async () => {
    let time = Date.UTC(2026, 10, 2, 12);
    await using clocked = await startServer({ now: () => new Date(time) });
    const from = { 'x-forwarded-for': nextAddress() };
    const send = async (changes: Record<string, unknown>, key?: string) =>
      (await clocked.post(path, valid(changes), { ...from, ...(key && { 'idempotency-key': key }) })).json();
    const message = 'The porch needs paint before the winter.';
    const first = await send({ message }, 'first');
    const wakes = clocked.wakes();
    for (const again of [
      await send({ message }, 'after a reload'),
      await send({ message: `  the PORCH needs paint${'\n'}before the winter. ` }, 'typed again'),
      await send({ message }),
    ]) {
      expect(again).toEqual({ ...first, link: aLink });
    }
    expect(clocked.wakes()).toBe(wakes);
    expect((await clocked.store.findLead(first.id))?.repeats).toBe(3);
    // A retry of one attempt is no repeat.
    await send({ message }, 'first');
    expect((await clocked.store.findLead(first.id))?.repeats).toBe(3);
    await send({ message: `${message} And the steps.` });
    await send({ message, email: 'somebody.else@example.com' });
    expect(await clocked.store.countLeads(kind)).toBe(3);
    time += 61 * 60_000;
    expect((await send({ message }, 'later')).id).not.toBe(first.id);
  });
});

it('stores two leads for one key in two forms', async () => {
  const headers = { 'idempotency-key': 'shared-by-two-forms' };
  const estimate = await server.post('/api/estimates', anEstimate({ name: 'Shared' }), headers);
  const message = await server.post('/api/contact', aMessage({ firstName: 'Shared' }), headers);
  expect([estimate.status, message.status]).toEqual([201, 201]);
  expect(estimate.json().id).not.toBe(message.json().id);
});
