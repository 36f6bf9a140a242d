import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { colorsHeading } from '../../../catalogue/contracts/text.ts';
import { colorLine } from '../../../catalogue/paint/color-id.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { tokenHash } from '../../../server/leads/private-request.ts';
import { bounds } from '../../../server/limits/rate-limits.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { postFields } from '../support/lead-forms.ts';
import { requestServer } from '../support/request-page.ts';
import { nextAddress } from '../support/test-server.ts';

const dayMs = 86_400_000;
const parts = ['note', 'photos', 'cancel', 'restore'];
const aWrongToken = 'A'.repeat(22);

describe('the private page of a request', () => {
  it('shows the request and when we will call, only to someone with the link', async () => {
    const { server, send } = await requestServer();
    const { path, id } = await send(anEstimate({ name: 'Anna <b>Price</b>', message: 'Two rooms & a hall.' }));
    const { status, text, headers } = await server.call(path);
    expect(status).toBe(200);
    for (const words of ['Expect our call by Tuesday, 4:10\u00a0PM.', 'Two rooms &amp; a hall.']) {
      expect(text).toContain(words);
    }
    for (const absent of ['<b>Price', id]) expect(text).not.toContain(absent);
    const [script = '', ...others] = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    expect([others, text.match(/<script/g)?.length]).toEqual([[], 1]);
    expect(text).not.toMatch(new RegExp(`data-draft="[^"]*${path.split('/').at(-1)}`));
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'sha256-`;
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'no-store, no-transform', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      'content-security-policy': expect.stringContaining(policy),
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('stores no token and logs none', async () => {
    const { server, send } = await requestServer();
    const { path, page, act } = await send();
    const token = path.split('/').at(-1) ?? '';
    await page();
    await act('note', { note: 'A note' });
    expect(server.log.join()).not.toContain(token);
    expect(server.log.join()).toContain('/request/:token');
    expect(await server.store.findByRequestLink(token, new Date(0))).toBeUndefined();
    expect((await server.store.findByRequestLink(tokenHash(token), new Date(0)))?.lead.kind).toBe('estimate');
  });

  it('has another link in each answer; a repeat gets a link to the same request', async () => {
    const { server, send } = await requestServer();
    const sendAgain = () => send(anEstimate(), '/api/estimates', { 'idempotency-key': 'the-same-body' });
    const [first, second] = [await sendAgain(), await sendAgain()];
    expect(second.id).toBe(first.id);
    expect(second.path).not.toBe(first.path);
    for (const { path } of [first, second]) expect((await server.call(path)).status).toBe(200);
  });

  it('shows the same page for a wrong, an expired and an erased link, at every address', async () => {
    const { server, send, pass } = await requestServer();
    const { path } = await send();
    const other = await send(anEstimate({ email: 'erased@example.com', phone: '(410) 555-0199' }));
    await server.store.erase({ email: 'erased@example.com' });
    const wrong = await server.call(`/request/${aWrongToken}`);
    expect(wrong.text).toContain('We can’t find a request for this link.');
    pass(90 * dayMs);
    const gone = [path, other.path, '/request/x', `${other.path}/visit.ics`, `${path}/photos/x`];
    const pages = [
      ...(await Promise.all(gone.map((address) => server.call(address)))),
      ...(await Promise.all(parts.map((part) => postFields(server, `${path}/${part}`)))),
    ];
    for (const page of pages) expect([page.status, page.text]).toEqual([404, wrong.text]);
    expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(pages[0]?.headers ?? {}).sort());
  });

  it('redirects from the addresses of its forms, for any token', async () => {
    const { server, send } = await requestServer();
    const { path } = await send();
    for (const page of [path, `/request/${aWrongToken}`, '/request/%C3%A9']) {
      for (const part of parts) {
        const { status, headers, text } = await server.call(`${page}/${part}`);
        expect([status, headers.location, text]).toEqual([303, page, '']);
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
    }
  });

  it('redirects from a slash or punctuation after the token, for any token', async () => {
    const { server, send } = await requestServer();
    const { path } = await send();
    for (const page of [path, `/request/${aWrongToken}`, '/request/x']) {
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
    const { server, send } = await requestServer();
    const { path, id, page, act } = await send();
    const calendar = () => server.call(`${path}/visit.ics`);
    expect(await page()).not.toContain('We read it.');
    expect((await calendar()).status).toBe(404);
    await server.store.markLeadSeen(id, new Date('2026-06-15T21:02:00Z'));
    expect(await page()).toContain('We read it.');
    await server.store.changeLead(id, { status: 'called' }, { at: new Date('2026-06-16T14:44:00Z'), by: 'Sam' });
    const called = await page();
    expect(called).toContain('We have called you.');
    expect(called).not.toContain('Sam');
    const visitAt = new Date('2026-06-18T13:00:00Z');
    await server.store.changeLead(id, { visitAt }, { at: new Date('2026-06-16T14:45:00Z'), by: '' });
    expect(await page()).toContain('See you Thursday, June 18, 9:00\u00a0AM.');
    const { headers, text } = await calendar();
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    for (const words of ['DTSTART:20260618T130000Z', 'Brushline']) expect(text).toContain(words);
    await act('cancel');
    expect(await page()).toContain('Remove the visit from my calendar');
    for (const words of ['METHOD:CANCEL', 'STATUS:CANCELLED']) expect((await calendar()).text).toContain(words);
    await server.store.addLeadNote(id, { id: 'secret-1', at: visitAt, by: '', text: 'Haggles. Dog bites.' });
    expect(await page()).not.toContain('Haggles');
  });

  it('does not promise an hour that has passed', async () => {
    const { send, pass } = await requestServer();
    const { page } = await send();
    pass(dayMs + 1000);
    expect(await page()).toContain('We’re running late.');
  });

  it('shows the chosen colors on a room, or on the house', async () => {
    const { send } = await requestServer();
    const [navy, white] = [paintColor('HC-154'), paintColor('SW 7008')];
    const pageOf = async (serviceType: string, ...lines: string[]) =>
      (await send(anEstimate({ serviceType, message: lines.join('\n') }))).page();
    const room = await pageOf('interior', 'The hall.', colorsHeading, colorLine(navy), colorLine(white));
    expect(room).toContain('Your colors in a room');
    expect(room).toContain(`fill="${navy.hex}" d="M0 44h960`);
    expect(room).not.toContain('class="room-trim"');
    expect(room).toContain('class="room-door"');
    const house = await pageOf('exterior', colorLine(navy));
    expect(house).toContain('Your color on a house');
    expect(house).not.toContain('class="siding"');
    expect(house).toContain('class="trim"');
    expect(await pageOf('interior', 'The hall and stairs.')).not.toContain('<figure');
  });

  it('also exists for a message, without a visit', async () => {
    const { send } = await requestServer();
    const text = await (await send(aMessage(), '/api/contact')).page();
    expect(text).toContain('Expect our answer by Tuesday, 4:10\u00a0PM.');
    expect(text).not.toContain('We’ll come by');
  });

  it('blocks a client that tries many links, and no other client', async () => {
    const { server, send } = await requestServer();
    const { path } = await send();
    const from = { headers: { 'x-forwarded-for': nextAddress() } };
    for (let nth = 0; nth < bounds.wrongLinks.number; nth += 1) {
      expect((await server.call(`/request/${String(nth).padStart(22, 'A')}`, from)).status).toBe(404);
    }
    const wrong = `/request/${'B'.repeat(22)}`;
    expect((await server.call(wrong, from)).status).toBe(429);
    expect((await server.call(path, from)).status).toBe(200);
    expect((await server.call(wrong)).status).toBe(404);
  });

  it('answers 503, not 404, while the store fails', async () => {
    let isAway = false;
    const ifHere = <Result>(use: () => Promise<Result>) => (isAway ? Promise.reject(new Error('away')) : use());
    const { server } = await requestServer({
      store: (real) => ({
        ...real,
        findByRequestLink: (...given) => ifHere(() => real.findByRequestLink(...given)),
        addRequestLink: (...given) => ifHere(() => real.addRequestLink(...given)),
      }),
    });
    const post = async () => (await server.post('/api/estimates', anEstimate())).json();
    const first = await post();
    isAway = true;
    expect((await server.call(new URL(first.link).pathname)).status).toBe(503);
    // A stored lead is acknowledged with or without a link.
    const repeat = await post();
    expect([repeat.id, repeat.link]).toEqual([first.id, undefined]);
  });
});
