import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { login } from '../support/owner-session.ts';
import { call, startServer, type TestServer } from '../support/test-server.ts';

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { embedOrigins: ['https://sister.example'] } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  describe.each(leadForms)('POST $path', ({ path, kind, valid }) => {
    const leads = () => server.store.countLeads(kind);

    describe('the limit', () => {
      const postFrom = (address: string, text: string) =>
        server.post(path, valid({ message: `Please paint ${text}.` }), { 'x-forwarded-for': address });

      it('accepts ten requests from one address in ten minutes', async () => {
        const before = await leads();
        const statuses = [];
        for (let nth = 0; nth < 13; nth += 1) statuses.push((await postFrom('192.0.2.1', `gate ${nth}`)).status);
        expect(statuses).toEqual([...Array(10).fill(201), 429, 429, 429]);
        expect(await leads()).toBe(before + 10);
        const refused = await postFrom('192.0.2.1', 'gate 19');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
        expect(refused.json().code).toBe('too_many');
        expect((await postFrom('192.0.2.2', 'gate 19')).status).toBe(201);
      });

      it('is not for the browser in which the owner is signed in', async () => {
        const owner = await login(server);
        const from = { 'x-forwarded-for': '192.0.2.30' };
        for (let nth = 0; nth < 15; nth += 1) {
          const body = valid({ message: `The owner writes down call ${nth}.` });
          expect((await server.post(path, body, { ...owner, ...from })).status).toBe(201);
        }
        expect((await postFrom('192.0.2.30', 'the neighbor’s shed')).status).toBe(201);
        const signedOut = { ...owner, cookie: `${owner.cookie?.slice(0, -3)}xyz`, ...from };
        const statuses = [];
        for (let nth = 0; nth < 10; nth += 1)
          statuses.push((await server.post(path, valid({ message: `Signed out, call ${nth}.` }), signedOut)).status);
        expect(statuses).toEqual([...Array(9).fill(201), 429]);
      });

      it('accepts forty a day', async () => {
        let time = Date.UTC(2026, 2, 2, 0, 1);
        await using clocked = await startServer({ now: () => new Date(time) });
        const statuses = [];
        for (let nth = 0; nth < 42; nth += 1) {
          statuses.push(
            (
              await clocked.post(path, valid({ message: `Room number ${nth}.` }), {
                'x-forwarded-for': '192.0.2.3',
              })
            ).status,
          );
          time += 11 * 60_000;
        }
        expect(statuses.filter((status) => status === 201)).toHaveLength(40);
        expect(statuses.slice(40)).toEqual([429, 429]);
      });

      it('never treats all visitors behind an undeclared proxy as one, and warns', async () => {
        await using direct = await startServer({ config: { trustProxyHops: 0 } });
        const post = (text: string, headers: Record<string, string>) =>
          direct.post(path, valid({ message: `Please paint ${text}.` }), headers);
        for (let nth = 0; nth < 12; nth += 1) {
          expect((await post(`shed ${nth}`, { 'x-forwarded-for': '192.0.2.4' })).status).toBe(201);
        }
        expect(direct.log.filter((line) => line.includes('undeclared_proxy'))).toHaveLength(1);
      });

      it('never treats all visitors behind a proxy without addresses as one, but limits them together', async () => {
        await using site = await startServer();
        const post = async (text: string) => {
          const body = JSON.stringify(valid({ message: `Please paint ${text}.` }));
          return (await call(site.url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
            .status;
        };
        for (let nth = 0; nth < 19; nth += 1) await call(site.url, '/contact');
        const statuses = [];
        for (let nth = 0; nth < 202; nth += 1) statuses.push(await post(`shed ${nth}`));
        expect(statuses.filter((status) => status === 201)).toHaveLength(200);
        expect(statuses.slice(200)).toEqual([429, 429]);
        expect(site.log.filter((line) => line.includes('silent_proxy'))).toHaveLength(1);
        // A client with an address is limited only by that.
        expect((await site.post(path, valid({ message: 'Please paint the last shed.' }))).status).toBe(201);
      });
    });

    it('stores no address of a visitor', async () => {
      const address = '192.0.2.222';
      const seen: string[] = [];
      await using watched = await startServer({
        store: (real) => ({
          ...real,
          countInWindow: (key, by, now) => {
            seen.push(key);
            return real.countInWindow(key, by, now);
          },
        }),
      });
      await watched.post(path, valid(), { 'x-forwarded-for': address });
      expect(seen).toHaveLength(2);
      expect(seen.join()).not.toContain(address);
      expect(seen.join()).not.toContain(createHash('sha256').update(address).digest('base64url'));
    });
  });

  it('counts each form separately', async () => {
    const from = { 'x-forwarded-for': '192.0.2.240' };
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1) {
      statuses.push(
        (await server.post('/api/estimates', anEstimate({ message: `Fence number ${nth}.` }), from)).status,
      );
      statuses.push((await server.post('/api/contact', aMessage({ message: `Fence number ${nth}.` }), from)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  });
});

describe('sources', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { embedOrigins: ['https://sister.example'] } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  describe.each(leadForms)('POST $path', ({ path, valid, line: [line] }) => {
    describe('the source of a form', () => {
      it('is stored for a registered site: its origin, its page without query, the campaign', async () => {
        const headers = {
          origin: 'https://sister.example',
          'sec-fetch-site': 'cross-site',
          'brushline-page': encodeURIComponent('https://sister.example/offers/spring?who=me#x'),
          'brushline-campaign': encodeURIComponent('Frühling 2026'),
        };
        const lead = await keptLead(server, await server.post(path, valid({ [line]: 'From the sister' }), headers));
        expect(lead.source).toEqual({
          origin: 'https://sister.example',
          page: 'https://sister.example/offers/spring',
          campaign: 'Frühling 2026',
        });
      });

      it('is stored with the page’s hidden fields and the ad’s tags', async () => {
        const headers = {
          origin: 'https://sister.example',
          'brushline-hidden': new URLSearchParams({
            offer: 'Frühling & more',
            constructor: 'x',
            'a-b': '7',
          }).toString(),
          'brushline-tags':
            'utm_source=google&utm_medium=cpc&gclid=Cj0%2BK&gclid=second&utm_campaign=no&fbclid=&gbraid=a&wbraid=b&msclkid=c&ttclid=d&xclid=e',
        };
        const lead = await keptLead(server, await server.post(path, valid({ [line]: 'With extras' }), headers));
        expect(lead.source).toEqual({
          origin: 'https://sister.example',
          hidden: { offer: 'Frühling & more', constructor: 'x', 'a-b': '7' },
          tags: {
            utm_source: 'google',
            utm_medium: 'cpc',
            gclid: 'Cj0+K',
            gbraid: 'a',
            wbraid: 'b',
            msclkid: 'c',
            ttclid: 'd',
          },
        });
      });

      it('has at most 20 hidden fields of 200 characters, under plain names', async () => {
        const many = Array.from({ length: 30 }, (_, index) => [`n${index}`, `${index}`]);
        const bad = [
          ['long', 'x'.repeat(201)],
          ['__proto__', 'x'],
          ['Upper', 'x'],
          ['line', 'a\nb'],
          ['empty', ''],
        ];
        const headers = {
          origin: 'https://sister.example',
          'brushline-hidden': new URLSearchParams([...bad, ['fits', 'x'.repeat(200)], ...many]).toString(),
        };
        const { source } = await keptLead(server, await server.post(path, valid({ [line]: 'With many' }), headers));
        expect(source.hidden).toEqual({ fits: 'x'.repeat(200), ...Object.fromEntries(many.slice(0, 19)) });
      });

      it('is the page that the browser names, on a page of our own', async () => {
        const own = { origin: 'http://site.example', 'sec-fetch-site': 'same-origin' };
        const send = async (name: string, referer: string) =>
          (await keptLead(server, await server.post(path, valid({ [line]: name }), { ...own, referer }))).source;
        expect(await send('At home', 'http://site.example/exterior?q=me')).toEqual({
          page: 'http://site.example/exterior',
        });
        expect(await send('Not at home', 'https://other.example/exterior')).toEqual({});
      });

      it.each([
        ['a page of another site', { 'brushline-page': 'https%3A%2F%2Fother.example%2F' }],
        ['broken encoding', { 'brushline-page': '%E0%A4%A', 'brushline-campaign': '%', 'brushline-open-ms': '%%' }],
        ['too long a value', { 'brushline-campaign': 'x'.repeat(501) }],
        [
          'too long a list',
          { 'brushline-hidden': `a=${'x'.repeat(6000)}`, 'brushline-tags': `gclid=${'x'.repeat(2000)}` },
        ],
        ['control characters', { 'brushline-campaign': 'a%0D%0Ab%00' }],
        ['no number', { 'brushline-open-ms': '-1', 'brushline-page': 'javascript%3Aalert(1)' }],
      ])('is left out, without refusing the lead, with %s', async (name, headers) => {
        const origin = { origin: 'https://sister.example' };
        const answer = await server.post(path, valid({ [line]: name }), { ...origin, ...headers });
        expect(answer.status).toBe(201);
        expect((await keptLead(server, answer)).source).toEqual({ origin: 'https://sister.example' });
        expect((await keptLead(server, answer)).suspicions).toEqual([]);
      });
    });

    describe('suspected spam', () => {
      it.each<[string, Record<string, string>, Record<string, string>]>([
        ['a filled trap', { 'brushline-trap': 'https%3A%2F%2Fspam.example' }, {}],
        ['an impossible speed', { 'brushline-open-ms': '120' }, {}],
        ['many links', {}, { message: 'See https://a.example and https://b.example now' }],
      ])('by %s is acknowledged and stored, and owes no mail', async (name, headers, changes) => {
        const wakes = server.wakes();
        const answer = await server.post(path, valid({ [line]: name, ...changes }), headers);
        expect(answer.status).toBe(201);
        const lead = await keptLead(server, answer);
        expect(lead.suspicions).not.toEqual([]);
        expect(lead.mail.status).toBe('held');
        expect(server.wakes()).toBe(wakes);
      });
    });
  });
});
