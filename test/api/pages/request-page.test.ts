import { describe, expect, it } from 'vitest';
import { tokenHash } from '../../../server/leads/request-links.ts';
import { limitTable } from '../../../server/limits/limit-table.ts';
import { createPhotoSweep } from '../../../server/maintenance/photo-sweep.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { aMessage } from '../support/a-message.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { builtRenderer } from '../support/build.ts';
import { nextAddress, type Setup, startServer, type TestServer } from '../support/test-server.ts';

const dayMs = 86_400_000;
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** A server whose clock the test moves. */
async function aServer(setup: Setup = {}) {
  let ms = Date.parse('2026-06-15T20:10:00Z');
  const server = await startServer({ renderer: builtRenderer, now: () => new Date(ms), ...setup });
  return Object.assign(server, {
    pass: (more: number) => {
      ms += more;
    },
  });
}

/** Sends a request; returns the path of its private page and its lead's id. */
async function send(server: TestServer, fields: object = anEstimate(), to = '/api/estimates') {
  const answer = await server.post(to, fields);
  expect(answer.status).toBe(201);
  const { id, link } = answer.json();
  expect(link).toMatch(/^http:\/\/site\.example\/request\/[\w-]{22}$/);
  return { id, path: new URL(link).pathname };
}

const post = (server: TestServer, path: string, fields: Record<string, string> = {}, headers = {}) =>
  server.call(path, {
    method: 'POST',
    headers: { ...formType, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

async function multipart(server: TestServer, path: string, photos: readonly Buffer[], act = '') {
  const form = new FormData();
  form.set('act', act);
  for (const bytes of photos) form.append('photos', new Blob([new Uint8Array(bytes)]), 'porch.jpg');
  const encoded = new Response(form);
  return server.call(path, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const actIn = (html: string) => /name="act" value="([\w-]{22})"/.exec(html)?.[1] ?? '';

describe('the private page of a request', () => {
  it('shows what was sent and by when we call, to nobody without the link', async () => {
    await using server = await aServer();
    const { path, id } = await send(server, anEstimate({ name: 'Anna <b>Price</b>', message: 'Two rooms & a hall.' }));
    const { status, text, headers } = await server.call(path);
    expect(status).toBe(200);
    expect(text).toContain('We call you by Tuesday, 4:10\u00a0PM.');
    expect(text).toContain('Two rooms &amp; a hall.');
    expect(text).not.toContain('<b>Price');
    expect(text).not.toContain(id);
    expect(text).not.toContain('<script');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('stores no token and logs none', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const token = path.split('/').at(-1) ?? '';
    await server.call(path);
    await post(server, `${path}/note`, { note: 'A note' });
    expect(server.log.join()).not.toContain(token);
    expect(server.log.join()).toContain('/request/:token');
    expect(await server.store.findByRequestLink(token, new Date(0))).toBeUndefined();
    expect((await server.store.findByRequestLink(tokenHash(token), new Date(0)))?.lead.kind).toBe('estimate');
  });

  it('gives each answer another link, and a repeat a link to the same request', async () => {
    await using server = await aServer();
    const first = await send(server);
    const second = await send(server);
    expect(second.id).toBe(first.id);
    expect(second.path).not.toBe(first.path);
    for (const { path } of [first, second]) expect((await server.call(path)).status).toBe(200);
  });

  it('answers one page to a wrong, an expired and an erased link, whatever it asks for', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const other = await send(server, anEstimate({ email: 'erased@example.com', phone: '(410) 555-0199' }));
    await server.store.erase({ email: 'erased@example.com' });
    const wrong = await server.call(`/request/${'A'.repeat(22)}`);
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('This link leads to no request.');
    server.pass(90 * dayMs);
    const pages = [
      await server.call(path),
      await server.call(other.path),
      await server.call('/request/x'),
      await server.call(`${other.path}/visit.ics`),
      await server.call(`${path}/photos/x`),
      ...(await Promise.all(['note', 'photos', 'cancel', 'restore'].map((part) => post(server, `${path}/${part}`)))),
    ];
    for (const page of pages) expect([page.status, page.text]).toEqual([404, wrong.text]);
    expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(pages[0]?.headers ?? {}).sort());
  });

  it('works until the last moment of its 90 days', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    server.pass(90 * dayMs - 1);
    expect((await server.call(path)).status).toBe(200);
  });

  it('follows the history: read, called, a visit with a calendar file', async () => {
    await using server = await aServer();
    const { path, id } = await send(server);
    const shown = async () => (await server.call(path)).text;
    expect(await shown()).not.toContain('We read it.');
    expect((await server.call(`${path}/visit.ics`)).status).toBe(404);
    await server.store.markLeadSeen(id, new Date('2026-06-15T21:02:00Z'));
    expect(await shown()).toContain('We read it.');
    await server.store.changeLead(id, { status: 'called' }, { at: new Date('2026-06-16T14:44:00Z'), by: 'Sam' });
    const called = await shown();
    expect(called).toContain('We have called you.');
    expect(called).not.toContain('Sam');
    const visitAt = new Date('2026-06-18T13:00:00Z');
    await server.store.changeLead(id, { visitAt }, { at: new Date('2026-06-16T14:45:00Z'), by: '' });
    expect(await shown()).toContain('See you Thursday, June 18, 9:00\u00a0AM.');
    const calendar = await server.call(`${path}/visit.ics`);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.text).toContain('DTSTART:20260618T130000Z');
    expect(calendar.text).toContain('Brushline');
    await server.store.addLeadNote(id, { id: 'secret-1', at: visitAt, by: '', text: 'Haggles. Dog bites.' });
    expect(await shown()).not.toContain('Haggles');
  });

  it('does not promise an hour that has passed', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    server.pass(dayMs + 1000);
    expect((await server.call(path)).text).toContain('We are late.');
  });

  it('is there for a message too, without a visit', async () => {
    await using server = await aServer();
    const { path } = await send(server, aMessage(), '/api/contact');
    const { text } = await server.call(path);
    expect(text).toContain('We answer by Tuesday, 4:10\u00a0PM.');
    expect(text).not.toContain('We come by');
  });

  describe('a note', () => {
    it('is in the history once, shown to its writer, and wakes the owner', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const act = actIn((await server.call(path)).text);
      const before = server.wakes();
      const answers = [await post(server, `${path}/note`, { act, note: 'The gate\r\nis <i>blue</i>' })];
      answers.push(await post(server, `${path}/note`, { act, note: 'The gate\r\nis <i>blue</i>' }));
      expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
        answers.map(() => [303, `${path}#status`]),
      );
      const { acts } = (await server.store.findLead(id))?.care ?? {};
      expect(acts).toMatchObject([{ id: act, kind: 'note', text: 'The gate\r\nis <i>blue</i>' }]);
      expect(server.wakes()).toBe(before + 1);
      const { text } = await server.call(path);
      expect(text).toContain('Your note is with us.');
      expect(text).toContain('is &lt;i&gt;blue&lt;/i&gt;');
      server.pass(60_000);
      expect((await server.call(path)).text).not.toContain('Your note is with us.');
    });

    it.each([
      ['an empty one', '  ', 'Please write something'],
      ['a long one', 'x'.repeat(limitTable.noteLength.number + 1), 'Please shorten this text'],
    ])('comes back with what was typed: %s', async (_, note, message) => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const answer = await post(server, `${path}/note`, { note });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(message);
      expect(answer.text).toContain(note);
      expect((await server.store.findLead(id))?.care.acts).toBeUndefined();
    });

    it('is refused when there are too many, from one address and for one request', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const from = { 'x-forwarded-for': nextAddress() };
      const most = limitTable.actsInTenMinutes.number;
      for (let nth = 0; nth < most; nth += 1) {
        expect((await post(server, `${path}/note`, { note: `n${nth}` }, from)).status).toBe(303);
      }
      const refused = await post(server, `${path}/note`, { note: 'one more' }, from);
      expect([refused.status, refused.headers['referrer-policy']]).toEqual([429, 'no-referrer']);
      for (let nth = most; nth < limitTable.actsPerRequest.number; nth += 1) {
        expect((await post(server, `${path}/note`, { note: `n${nth}` })).status).toBe(303);
      }
      expect((await post(server, `${path}/note`, { note: 'one more' })).status).toBe(429);
      expect((await server.store.findLead(id))?.care.acts).toHaveLength(limitTable.actsPerRequest.number);
    });

    it('is taken from a page without a referrer and not from another site’s, and does not wake the owner for suspected spam', async () => {
      await using server = await aServer();
      const { path } = await send(server);
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await post(server, `${path}/note`, { note: 'x' }, foreign)).status).toBe(403);
      for (const own of [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, { origin: 'null' }]) {
        expect((await post(server, `${path}/note`, { note: 'x' }, own)).status).toBe(303);
      }
      const spam = await send(server, anEstimate({ message: 'http://a.example http://b.example http://c.example' }));
      const before = server.wakes();
      expect((await post(server, `${spam.path}/note`, { note: 'x' })).status).toBe(303);
      expect(server.wakes()).toBe(before);
    });
  });

  it('stops a client that tries many links, and nobody else', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const from = { headers: { 'x-forwarded-for': nextAddress() } };
    for (let nth = 0; nth < limitTable.wrongLinks.number; nth += 1) {
      expect((await server.call(`/request/${String(nth).padStart(22, 'A')}`, from)).status).toBe(404);
    }
    expect((await server.call(`/request/${'B'.repeat(22)}`, from)).status).toBe(429);
    expect((await server.call(path, from)).status).toBe(200);
    expect((await server.call(`/request/${'B'.repeat(22)}`)).status).toBe(404);
  });

  describe('canceling', () => {
    it('closes the request, can be taken back for 30 days, and tells the owner of both', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const before = server.wakes();
      expect((await post(server, `${path}/cancel`)).status).toBe(303);
      expect((await server.store.findLead(id))?.care.status).toBe('lost');
      const canceled = (await server.call(path)).text;
      expect(canceled).toContain('We will not call. You can bring it back until July 15.');
      expect((await post(server, `${path}/restore`)).status).toBe(303);
      expect((await server.store.findLead(id))?.care.status).toBe('new');
      expect(server.wakes()).toBe(before + 2);
      await post(server, `${path}/cancel`);
      server.pass(30 * dayMs + 1000);
      expect((await post(server, `${path}/restore`)).status).toBe(409);
    });
  });

  describe('photos', () => {
    it('go 30 days after the request was canceled, and not before', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      await multipart(server, `${path}/photos`, [await aPhoto()]);
      const [photo = ''] = (await server.store.findLead(id))?.photos ?? [];
      await post(server, `${path}/cancel`);
      const canceledMs = Date.parse('2026-06-15T20:10:00Z');
      const sweepAfter = (ms: number) =>
        createPhotoSweep({
          store: server.store,
          clock: { state: () => 'right', now: () => new Date(canceledMs + ms) },
          log: () => {},
        }).run();
      await sweepAfter(30 * dayMs);
      expect(await server.store.readPhoto(photo, 'small')).toBeDefined();
      await sweepAfter(30 * dayMs + 1);
      expect(await server.store.readPhoto(photo, 'small')).toBeUndefined();
      expect((await server.call(path)).status).toBe(200);
    });

    it('are added, shown to whoever has the link, and to nobody through another request', async () => {
      await using server = await aServer();
      const [one, two] = [await send(server), await send(server, anEstimate({ email: 'other@example.com' }))];
      const answer = await multipart(server, `${one.path}/photos`, [await aPhoto()]);
      expect(answer.status).toBe(303);
      const [photo] = (await server.store.findLead(one.id))?.photos ?? [];
      const shown = await server.call(`${one.path}/photos/${photo}`);
      expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ]);
      expect((await server.call(`${two.path}/photos/${photo}`)).status).toBe(404);
      expect((await server.call(one.path)).text).toContain('You added a photo.');
    });

    it('are refused with a sentence, those that can be read are taken, and no more than fit', async () => {
      await using server = await aServer();
      const { path, id } = await send(server);
      const empty = await multipart(server, `${path}/photos`, []);
      expect([empty.status, empty.text.includes('Please choose a photo')]).toEqual([422, true]);
      const mixed = await multipart(server, `${path}/photos`, [await aPhoto(), Buffer.from('no picture')]);
      expect(mixed.status).toBe(422);
      expect((await server.store.findLead(id))?.photos).toHaveLength(1);
      const red = await aPhoto();
      for (const count of [6, 6])
        await multipart(
          server,
          `${path}/photos`,
          Array.from({ length: count }, () => red),
        );
      expect((await server.store.findLead(id))?.photos).toHaveLength(limitTable.photosPerRequest.number);
      expect((await multipart(server, `${path}/photos`, [red])).status).toBe(429);
    });
  });

  it('answers 503 while the store is away, not that there is no request', async () => {
    let isAway = false;
    await using server = await aServer({
      store: (real) => ({
        ...real,
        findByRequestLink: async (...given) => {
          if (isAway) throw new Error('away');
          return real.findByRequestLink(...given);
        },
        addRequestLink: async (...given) => {
          if (isAway) throw new Error('away');
          return real.addRequestLink(...given);
        },
      }),
    });
    const body = anEstimate({ email: 'new@example.com' });
    const first = await server.post('/api/estimates', body);
    isAway = true;
    expect((await server.call(new URL(first.json().link).pathname)).status).toBe(503);
    // A lead that was stored is acknowledged, link or not.
    const repeat = await server.post('/api/estimates', body);
    expect([repeat.status, repeat.json().id, repeat.json().link]).toEqual([201, first.json().id, undefined]);
  });
});
