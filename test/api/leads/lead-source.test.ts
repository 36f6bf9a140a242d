import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

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
        'brushline-hidden': new URLSearchParams({ offer: 'Frühling & more', constructor: 'x', 'a-b': '7' }).toString(),
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
