import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { colorLine, colorsHeading } from '../../../catalogue/paint/color-id.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { tokenHash } from '../../../server/leads/request-links.ts';
import { limitNamed } from '../../../server/limits/limit-counts.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { postFields } from '../support/lead-forms.ts';
import { aServer, send } from '../support/request-page.ts';
import { nextAddress } from '../support/test-server.ts';

const dayMs = 86_400_000;

describe('the private page of a request', () => {
  it('shows the request and when we will call, only to someone with the link', async () => {
    await using server = await aServer();
    const { path, id } = await send(server, anEstimate({ name: 'Anna <b>Price</b>', message: 'Two rooms & a hall.' }));
    const { status, text, headers } = await server.call(path);
    expect(status).toBe(200);
    expect(text).toContain('We’ll call you by Tuesday, 4:10\u00a0PM.');
    expect(text).toContain('Two rooms &amp; a hall.');
    expect(text).not.toContain('<b>Price');
    expect(text).not.toContain(id);
    const [script = '', ...others] = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    expect([others, text.match(/<script/g)?.length]).toEqual([[], 1]);
    expect(text).not.toMatch(new RegExp(`data-draft="[^"]*${path.split('/').at(-1)}`));
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining(
        `default-src 'none'; script-src 'sha256-${hash}'; style-src 'sha256-`,
      ),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('stores no token and logs none', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const token = path.split('/').at(-1) ?? '';
    await server.call(path);
    await postFields(server, `${path}/note`, { note: 'A note' });
    expect(server.log.join()).not.toContain(token);
    expect(server.log.join()).toContain('/request/:token');
    expect(await server.store.findByRequestLink(token, new Date(0))).toBeUndefined();
    expect((await server.store.findByRequestLink(tokenHash(token), new Date(0)))?.lead.kind).toBe('estimate');
  });

  it('has another link in each answer; a repeat gets a link to the same request', async () => {
    await using server = await aServer();
    const sendAgain = () => send(server, anEstimate(), '/api/estimates', { 'idempotency-key': 'the-same-body' });
    const [first, second] = [await sendAgain(), await sendAgain()];
    expect(second.id).toBe(first.id);
    expect(second.path).not.toBe(first.path);
    for (const { path } of [first, second]) expect((await server.call(path)).status).toBe(200);
  });

  it('shows the same page for a wrong, an expired and an erased link, at every address', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const other = await send(server, anEstimate({ email: 'erased@example.com', phone: '(410) 555-0199' }));
    await server.store.erase({ email: 'erased@example.com' });
    const wrong = await server.call(`/request/${'A'.repeat(22)}`);
    expect(wrong.status).toBe(404);
    expect(wrong.text).toContain('We can’t find a request for this link.');
    server.pass(90 * dayMs);
    const pages = [
      await server.call(path),
      await server.call(other.path),
      await server.call('/request/x'),
      await server.call(`${other.path}/visit.ics`),
      await server.call(`${path}/photos/x`),
      ...(await Promise.all(
        ['note', 'photos', 'cancel', 'restore'].map((part) => postFields(server, `${path}/${part}`)),
      )),
    ];
    for (const page of pages) expect([page.status, page.text]).toEqual([404, wrong.text]);
    expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(pages[0]?.headers ?? {}).sort());
  });

  it('redirects from the addresses of its forms, for any token', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    for (const page of [path, `/request/${'A'.repeat(22)}`, '/request/%C3%A9']) {
      for (const part of ['note', 'photos', 'cancel', 'restore']) {
        const { status, headers, text } = await server.call(`${page}/${part}`);
        expect([status, headers.location, text]).toEqual([303, page, '']);
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
    }
  });

  it('redirects from a slash or punctuation after the token, for any token', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    for (const page of [path, `/request/${'A'.repeat(22)}`, '/request/x']) {
      for (const tail of ['/', '.', ',', ')', '%3E', ').', './', '/?from=mail']) {
        const { status, headers } = await server.call(page + tail);
        expect([tail, status, headers.location]).toEqual([tail, 308, page]);
      }
    }
    for (const nowhere of ['/request/', '/request/.', '/request/%C3%A9/', '/request/a.b']) {
      expect([nowhere, (await server.call(nowhere)).status]).toEqual([nowhere, 404]);
    }
  });

  it('shows the history: read, called, a visit with a calendar file', async () => {
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
    await postFields(server, `${path}/cancel`);
    expect(await shown()).toContain('Remove the visit from my calendar');
    const canceled = await server.call(`${path}/visit.ics`);
    expect(canceled.text).toContain('METHOD:CANCEL');
    expect(canceled.text).toContain('STATUS:CANCELLED');
    await server.store.addLeadNote(id, { id: 'secret-1', at: visitAt, by: '', text: 'Haggles. Dog bites.' });
    expect(await shown()).not.toContain('Haggles');
  });

  it('does not promise an hour that has passed', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    server.pass(dayMs + 1000);
    expect((await server.call(path)).text).toContain('We’re running late.');
  });

  it('shows the chosen colors on a room, or on the house', async () => {
    await using server = await aServer();
    const [navy, white] = [paintColor('Benjamin Moore', 'HC-154'), paintColor('Sherwin-Williams', 'SW 7008')];
    const message = ['The hall.', colorsHeading, colorLine(navy), colorLine(white)].join('\n');
    const inside = await send(server, anEstimate({ serviceType: 'interior', message }));
    const room = (await server.call(inside.path)).text;
    expect(room).toContain('Your colors in a room');
    expect(room).toContain(`fill="${navy.hex}" d="M0 44h960`);
    expect(room).not.toContain('class="room-trim"');
    expect(room).toContain('class="room-door"');
    const outside = await send(server, anEstimate({ serviceType: 'exterior', message: colorLine(navy) }));
    const house = (await server.call(outside.path)).text;
    expect(house).toContain('Your color on a house');
    expect(house).not.toContain('class="siding"');
    expect(house).toContain('class="trim"');
    const plain = await send(server, anEstimate({ serviceType: 'interior', message: 'The hall and stairs.' }));
    expect((await server.call(plain.path)).text).not.toContain('<figure');
  });

  it('also exists for a message, without a visit', async () => {
    await using server = await aServer();
    const { path } = await send(server, aMessage(), '/api/contact');
    const { text } = await server.call(path);
    expect(text).toContain('We’ll answer by Tuesday, 4:10\u00a0PM.');
    expect(text).not.toContain('We’ll come by');
  });

  it('blocks a client that tries many links, and no other client', async () => {
    await using server = await aServer();
    const { path } = await send(server);
    const from = { headers: { 'x-forwarded-for': nextAddress() } };
    for (let nth = 0; nth < limitNamed('wrongLinks').number; nth += 1) {
      expect((await server.call(`/request/${String(nth).padStart(22, 'A')}`, from)).status).toBe(404);
    }
    expect((await server.call(`/request/${'B'.repeat(22)}`, from)).status).toBe(429);
    expect((await server.call(path, from)).status).toBe(200);
    expect((await server.call(`/request/${'B'.repeat(22)}`)).status).toBe(404);
  });

  it('answers 503, not 404, while the store fails', async () => {
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
    // A stored lead is acknowledged with or without a link.
    const repeat = await server.post('/api/estimates', body);
    expect([repeat.status, repeat.json().id, repeat.json().link]).toEqual([201, first.json().id, undefined]);
  });
});
