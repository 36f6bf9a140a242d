import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage } from './support/a-message.ts';
import { anEstimate } from './support/an-estimate.ts';
import { call } from './support/http-client.ts';
import { startServer, type TestServer } from './support/test-server.ts';

interface Route {
  path: string;
  kind: 'estimate' | 'contact';
  /** A body that nothing is wrong with. */
  valid(changes?: Record<string, unknown>): Record<string, unknown>;
  /** A field of one line, and how long it may be. */
  line: [field: string, maxLength: number];
  /** What each field that must be filled says of nothing. */
  sentences: Record<string, string>;
  /** Fields without a sentence for nothing, and what they say of a wrong value. */
  others: [field: string, wrong: unknown, sentence: string][];
}

const routes: Route[] = [
  {
    path: '/api/estimates',
    kind: 'estimate',
    valid: anEstimate,
    line: ['name', 100],
    sentences: {
      name: 'Name is required',
      email: 'Please enter a valid email',
      phone: 'Phone number is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      zipCode: 'Zip code is required',
      message: 'Please provide details about your project',
    },
    others: [
      ['serviceType', undefined, 'Please choose a service'],
      ['serviceType', 'roofing', 'Please choose a service'],
    ],
  },
  {
    path: '/api/contact',
    kind: 'contact',
    valid: aMessage,
    line: ['firstName', 100],
    sentences: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters',
    },
    others: [
      ['phone', 4105550187, 'Expected string, received number'],
      ['phone', ['x'], 'Expected string, received array'],
      ['phone', { $ne: '' }, 'Expected string, received object'],
      ['phone', '5'.repeat(41), 'Please shorten this text'],
      ['subject', 'x'.repeat(201), 'Please shorten this text'],
    ],
  },
];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: { embedOrigins: ['https://sister.example'] } });
});
afterAll(() => server[Symbol.asyncDispose]());

describe.each(routes)('POST $path', ({ path, kind, valid, line: [line, maxLength], sentences, others }) => {
  const leads = () => server.store.countLeads(kind);
  const leadOf = async (answer: { json(): { id: string } }) => {
    const lead = await server.store.findLead(answer.json().id);
    if (!lead) throw new Error('Acknowledged, but not kept');
    return lead;
  };

  describe('a valid one', () => {
    it('is kept with all its fields and owes a mail', async () => {
      const wakes = server.wakes();
      const answer = await server.post(path, valid({ email: `  ${valid().email} ` }));
      expect(answer.status).toBe(201);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      const lead = await leadOf(answer);
      expect(lead.fields).toEqual(valid());
      expect(lead.mail.status).toBe('due');
      expect(lead.source).toEqual({});
      expect(server.wakes()).toBe(wakes + 1);
    });

    it('keeps no field that the contract does not know', async () => {
      const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"isAdmin":true,${JSON.stringify(valid({ message: 'Nothing but the fields, please.' })).slice(1)}`;
      const lead = await leadOf(await server.post(path, body));
      expect(Object.keys(lead.fields).sort()).toEqual(Object.keys(valid()).sort());
      expect('isAdmin' in {}).toBe(false);
    });

    it('takes a byte order mark and a charset', async () => {
      const body = `\ufeff${JSON.stringify(valid({ message: 'Sent by an old editor.' }))}`;
      const answer = await server.post(path, body, { 'content-type': 'Application/JSON; Charset="UTF-8"' });
      expect(answer.status).toBe(201);
    });
  });

  describe('one that is refused', () => {
    const required = Object.keys(sentences);
    const all = (value: unknown) => valid(Object.fromEntries(required.map((field) => [field, value])));

    it.each<[string, object, Record<string, string>]>([
      ['nothing', {}, { ...sentences, ...(kind === 'estimate' && { serviceType: 'Please choose a service' }) }],
      ['only blanks', all(' \t'), sentences],
      ['null everywhere', all(null), sentences],
      ['arrays', all(['x']), sentences],
      ['operators', all({ $ne: '' }), sentences],
      ['numbers', all(21666), sentences],
      ...required.map((field): [string, object, Record<string, string>] => [
        `no ${field}`,
        valid({ [field]: '' }),
        { [field]: sentences[field] ?? '' },
      ]),
      ['a message of nine characters', valid({ message: 'nine char' }), { message: sentences.message ?? '' }],
      ['a message of nine and blanks', valid({ message: '  nine char   ' }), { message: sentences.message ?? '' }],
      ['an address that is none', valid({ email: 'abc' }), { email: 'Please enter a valid email' }],
      ['too long a line', valid({ [line]: 'x'.repeat(maxLength + 1) }), { [line]: 'Please shorten this text' }],
      ['too long a message', valid({ message: 'x'.repeat(5001) }), { message: 'Please shorten this text' }],
      ...others.map(([field, wrong, sentence]): [string, object, Record<string, string>] => [
        `${field} ${JSON.stringify(wrong)?.slice(0, 20)}`,
        valid({ [field]: wrong }),
        { [field]: sentence },
      ]),
    ])('for %s gets the sentences of its fields', async (_, body, expected) => {
      const before = await leads();
      const answer = await server.post(path, body);
      expect(answer.status).toBe(422);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      const { requestId, errors, ...rest } = answer.json();
      expect(rest).toEqual({
        type: '/problems/validation',
        title: 'Please check the form',
        status: 422,
        code: 'validation',
      });
      expect(requestId).toMatch(/^[\w-]+$/);
      expect(Object.fromEntries(errors.map(({ field, message }: Record<string, string>) => [field, message]))).toEqual(
        expected,
      );
      expect(answer.bytes.length).toBeLessThan(2048);
      expect(await leads()).toBe(before);
    });

    it.each([
      ['a message of ten characters', { message: 'ten chars!' }],
      ['a short address', { email: 'a@b.co' }],
      ['a line as long as may be', { [line]: 'x'.repeat(maxLength) }],
    ])('not for %s', async (_, changes) => {
      expect((await server.post(path, valid(changes))).status).toBe(201);
    });
  });

  describe('an idempotency key', () => {
    it('makes one lead of a hundred posts with ten keys', async () => {
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
      expect(await leads()).toBe(before + 10);
      expect(server.wakes()).toBe(wakes + 10);
    });

    it('is answered alike ever after, and its repeats count towards no limit', async () => {
      const headers = { 'idempotency-key': 'again-and-again', 'x-forwarded-for': '198.51.100.77' };
      const body = valid({ message: 'The same request, again and again.' });
      const first = await server.post(path, body, headers);
      for (let repeat = 0; repeat < 8; repeat += 1) {
        const again = await server.post(path, body, headers);
        expect([again.status, again.json()]).toEqual([201, first.json()]);
      }
    });

    it('that came with another body is refused, and the first one stays', async () => {
      const headers = { 'idempotency-key': 'two-bodies' };
      const first = await server.post(path, valid({ [line]: 'First' }), headers);
      const second = await server.post(path, valid({ [line]: 'Second' }), headers);
      expect(second.status).toBe(422);
      expect(second.json()).toMatchObject({ code: 'key_reuse', type: '/problems/key-reuse' });
      expect((await leadOf(first)).fields[line]).toBe('First');
    });

    it('of two racing bodies keeps one and refuses the other', async () => {
      const headers = { 'idempotency-key': 'racing-bodies' };
      const answers = await Promise.all(
        ['Left', 'Right'].map((name) => server.post(path, valid({ [line]: name }), headers)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    });
  });

  describe('one without a key', () => {
    it('counts as the same lead for ten minutes, over the edge of a bucket too', async () => {
      let time = 10 * 60_000 * 3_000_000 - 60_000;
      await using clocked = await startServer({ now: () => new Date(time) });
      const post = async () => (await clocked.post(path, valid())).json().id;
      const first = await post();
      expect(await post()).toBe(first);
      time += 2 * 60_000;
      expect(await post()).toBe(first);
      time += 9 * 60_000;
      expect(await post()).not.toBe(first);
      expect(await clocked.store.countLeads(kind)).toBe(2);
    });

    it('of other content is another lead', async () => {
      const before = await leads();
      await server.post(path, valid({ message: 'One house on the hill.' }));
      await server.post(path, valid({ message: 'Another house on the hill.' }));
      expect(await leads()).toBe(before + 2);
    });
  });

  describe('the limit', () => {
    const postFrom = (address: string, text: string) =>
      server.post(path, valid({ message: `Please paint ${text}.` }), { 'x-forwarded-for': address });

    it('lets five requests of one address through in ten minutes', async () => {
      const before = await leads();
      const statuses = [];
      for (let nth = 0; nth < 8; nth += 1) statuses.push((await postFrom('192.0.2.1', `gate ${nth}`)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
      expect(await leads()).toBe(before + 5);
      const refused = await postFrom('192.0.2.1', 'gate 9');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
      expect(refused.json().code).toBe('too_many');
      expect((await postFrom('192.0.2.2', 'gate 9')).status).toBe(201);
    });

    it('takes one household’s IPv6 addresses together', async () => {
      const statuses = [];
      for (let nth = 0; nth < 6; nth += 1)
        statuses.push((await postFrom(`2001:db8:1:2::${nth}`, `door ${nth}`)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
      expect((await postFrom('2001:db8:1:3::1', 'door 9')).status).toBe(201);
    });

    it('believes only the proxy: what stands left in X-Forwarded-For changes nothing', async () => {
      const statuses = [];
      for (let nth = 0; nth < 6; nth += 1)
        statuses.push((await postFrom(`10.0.0.${nth}, 192.0.2.9`, `eave ${nth}`)).status);
      expect(statuses.at(-1)).toBe(429);
    });

    it('takes twenty a day', async () => {
      let time = Date.UTC(2026, 2, 2, 0, 1);
      await using clocked = await startServer({ now: () => new Date(time) });
      const statuses = [];
      for (let nth = 0; nth < 22; nth += 1) {
        statuses.push(
          (
            await clocked.post(path, valid({ message: `Room number ${nth}.` }), {
              'x-forwarded-for': '192.0.2.3',
            })
          ).status,
        );
        time += 11 * 60_000;
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      expect(statuses.slice(20)).toEqual([429, 429]);
    });

    it('never takes the public behind an undeclared proxy for one visitor, and warns', async () => {
      await using direct = await startServer({ config: { trustProxyHops: 0 } });
      const post = (text: string, headers: Record<string, string>) =>
        direct.post(path, valid({ message: `Please paint ${text}.` }), headers);
      for (let nth = 0; nth < 12; nth += 1) {
        expect((await post(`shed ${nth}`, { 'x-forwarded-for': '192.0.2.4' })).status).toBe(201);
      }
      expect(direct.log.filter((line) => line.includes('undeclared_proxy'))).toHaveLength(1);
    });

    it('never takes the public behind a proxy without addresses for one visitor, but limits all together', async () => {
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
      // Whoever has an address is limited by that alone.
      expect((await site.post(path, valid({ message: 'Please paint the last shed.' }))).status).toBe(201);
    });
  });

  describe('where a form stood', () => {
    it('is kept of a listed site: its origin, its page without query, the campaign', async () => {
      const headers = {
        origin: 'https://sister.example',
        'sec-fetch-site': 'cross-site',
        'brushline-page': encodeURIComponent('https://sister.example/offers/spring?who=me#x'),
        'brushline-campaign': encodeURIComponent('Frühling 2026'),
      };
      const lead = await leadOf(await server.post(path, valid({ [line]: 'From the sister' }), headers));
      expect(lead.source).toEqual({
        origin: 'https://sister.example',
        page: 'https://sister.example/offers/spring',
        campaign: 'Frühling 2026',
      });
    });

    it('is the page that the browser names, on a page of our own', async () => {
      const own = { origin: 'http://site.example', 'sec-fetch-site': 'same-origin' };
      const send = async (name: string, referer: string) =>
        (await leadOf(await server.post(path, valid({ [line]: name }), { ...own, referer }))).source;
      expect(await send('At home', 'http://site.example/exterior?q=me')).toEqual({
        page: 'http://site.example/exterior',
      });
      expect(await send('Not at home', 'https://other.example/exterior')).toEqual({});
    });

    it.each([
      ['a page of another site', { 'brushline-page': 'https%3A%2F%2Fother.example%2F' }],
      ['broken encoding', { 'brushline-page': '%E0%A4%A', 'brushline-campaign': '%', 'brushline-open-ms': '%%' }],
      ['too long a value', { 'brushline-campaign': 'x'.repeat(501) }],
      ['control characters', { 'brushline-campaign': 'a%0D%0Ab%00' }],
      ['no number', { 'brushline-open-ms': '-1', 'brushline-page': 'javascript%3Aalert(1)' }],
    ])('is left out, and refuses nothing, with %s', async (name, headers) => {
      const origin = { origin: 'https://sister.example' };
      const answer = await server.post(path, valid({ [line]: name }), { ...origin, ...headers });
      expect(answer.status).toBe(201);
      expect((await leadOf(answer)).source).toEqual({ origin: 'https://sister.example' });
      expect((await leadOf(answer)).suspicions).toEqual([]);
    });
  });

  describe('suspected spam', () => {
    it.each<[string, Record<string, string>, Record<string, string>]>([
      ['a filled trap', { 'brushline-trap': 'https%3A%2F%2Fspam.example' }, {}],
      ['an impossible speed', { 'brushline-open-ms': '120' }, {}],
      ['many links', {}, { message: 'See https://a.example and https://b.example now' }],
    ])('by %s is acknowledged and kept, and owes no mail', async (name, headers, changes) => {
      const wakes = server.wakes();
      const answer = await server.post(path, valid({ [line]: name, ...changes }), headers);
      expect(answer.status).toBe(201);
      const lead = await leadOf(answer);
      expect(lead.suspicions).not.toEqual([]);
      expect(lead.mail.status).toBe('held');
      expect(server.wakes()).toBe(wakes);
    });
  });

  describe('a store that fails', () => {
    it('is a loud refusal until it works again', async () => {
      let isAway = false;
      const fragile = await startServer({
        store: (real) => ({
          ...real,
          addLead: (lead) =>
            isAway ? Promise.reject(new Error(`disk full: ${lead.fields[line]}`)) : real.addLead(lead),
        }),
      });
      await using _ = fragile;
      isAway = true;
      const headers = { 'idempotency-key': 'patience' };
      const refused = await fragile.post(path, valid(), headers);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({ code: 'unavailable', status: 503 });
      expect(fragile.log.join('')).not.toContain('Margaret');
      isAway = false;
      expect((await fragile.post(path, valid(), headers)).status).toBe(201);
      expect(await fragile.store.countLeads(kind)).toBe(1);
    });

    it('by hanging is refused within three seconds', async () => {
      await using stuck = await startServer({ store: (real) => ({ ...real, addLead: () => new Promise(() => {}) }) });
      const started = performance.now();
      expect((await stuck.post(path, valid())).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(3_000);
    });
  });

  it('stores no address of a visitor', async () => {
    const address = '192.0.2.222';
    const seen: string[] = [];
    await using watched = await startServer({
      store: (real) => ({
        ...real,
        takeFromLimits: (tag, limits, now) => {
          seen.push(tag);
          return real.takeFromLimits(tag, limits, now);
        },
      }),
    });
    await watched.post(path, valid(), { 'x-forwarded-for': address });
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain(address);
    expect(seen[0]).not.toContain(createHash('sha256').update(address).digest('base64url'));
  });
});

describe('what is free of form', () => {
  it.each(['x', '21666-1234', 'no format at all'])('takes %j as phone, zip code and state', async (text) => {
    const answer = await server.post('/api/estimates', anEstimate({ phone: text, zipCode: text, state: text }));
    expect(answer.status).toBe(201);
  });

  it.each([
    ['left out', undefined],
    ['empty', ''],
    ['blank', '  '],
    ['null', null],
  ])('takes a message whose phone is %s, and keeps an empty one', async (name, phone) => {
    const answer = await server.post('/api/contact', aMessage({ subject: name, phone }));
    expect(answer.status).toBe(201);
    expect((await server.store.findLead(answer.json().id))?.fields).toEqual(aMessage({ subject: name, phone: '' }));
  });
});

it('counts each form for itself', async () => {
  const from = { 'x-forwarded-for': '192.0.2.240' };
  const statuses = [];
  for (let nth = 0; nth < 6; nth += 1) {
    statuses.push((await server.post('/api/estimates', anEstimate({ message: `Fence number ${nth}.` }), from)).status);
    statuses.push((await server.post('/api/contact', aMessage({ message: `Fence number ${nth}.` }), from)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});

it('takes one key of two forms for two leads', async () => {
  const headers = { 'idempotency-key': 'shared-by-two-forms' };
  const estimate = await server.post('/api/estimates', anEstimate({ name: 'Shared' }), headers);
  const message = await server.post('/api/contact', aMessage({ firstName: 'Shared' }), headers);
  expect([estimate.status, message.status]).toEqual([201, 201]);
  expect(estimate.json().id).not.toBe(message.json().id);
});
