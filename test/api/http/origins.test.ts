import { describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const sister = 'https://sister.example';
const server = sharedServer({ config: { publicUrl: 'https://www.site.example', embedOrigins: [sister] } });
const postFrom = async (headers: Record<string, string>, to = server) =>
  (await to.post('/api/estimates', anEstimate({ name: JSON.stringify(headers).slice(0, 90) }), headers)).status;

const foreign = [
  ...['https://evil.example', 'http://sister.example', 'https://sister.example:8443'],
  ...['https://sister.example.evil.example', 'https://evil-sister.example', 'https://www.sister.example'],
  ...['https://SISTER.example', 'https://sister.example/', 'https://www.site.example.evil.example'],
  ...['http://www.site.example', 'null', '', 'https://sister.example https://evil.example', 'file://'],
];

describe('a post', () => {
  it.each(foreign)('from a page of %j is refused before it has any effect', async (origin) => {
    const stored = async () => [await server.store.countLeads('estimate'), await server.store.countEvents()];
    const before = await stored();
    for (const [path, body] of [
      ['/api/estimates', anEstimate()],
      ['/api/contact', aMessage()],
      ['/api/track', { eventType: 'page_view' }],
      ['/api/measure', { action: ['phone_call'] }],
      ['/form', 'form=estimate'],
      ['/api/nothing', {}],
    ] as const) {
      const answer = await server.post(path, body, { origin, 'sec-fetch-site': 'cross-site' });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await stored()).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ['the browser says is of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['comes from the host that it goes to', { host: 'www2.site.example', origin: 'https://www2.site.example' }],
    ['comes from the public address, whatever the proxy made of Host', { origin: 'https://www.site.example' }],
    ['comes from a listed site', { origin: sister, 'sec-fetch-site': 'cross-site' }],
    ['comes from no page', {}],
  ])('that %s is accepted', async (_, headers) => {
    expect(await postFrom(headers)).toBe(201);
  });

  it('from a page of the same host under the other scheme is refused', async () => {
    const host = 'www2.site.example';
    expect(await postFrom({ host, origin: `http://${host}` })).toBe(403);
    await using plain = await startServer({ config: { publicUrl: 'http://site.example' } });
    expect(await postFrom({ host, origin: `https://${host}` }, plain)).toBe(403);
  });

  it('without Origin that the browser marks as cross-site is refused', async () => {
    for (const site of ['cross-site', 'same-site']) expect(await postFrom({ 'sec-fetch-site': site })).toBe(403);
  });
});

describe('a preflight', () => {
  const preflight = (path: string, origin: string) =>
    server.call(path, {
      method: 'OPTIONS',
      headers: {
        ...{ origin, 'access-control-request-method': 'POST' },
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });

  it.each(['/api/estimates', '/api/contact', '/api/track', '/api/measure'])(
    'from a registered site to %s allows exactly our headers for a day',
    async (path) => {
      const answer = await preflight(path, sister);
      expect(answer.status).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': sister,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'content-type, idempotency-key, brushline-open-ms, brushline-trap, brushline-page, brushline-campaign, brushline-hidden, brushline-tags',
        'access-control-max-age': '86400',
        vary: 'Origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it.each(foreign)('of %j is refused', async (origin) => {
    const { status, headers } = await preflight('/api/estimates', origin);
    expect([status, headers.vary]).toEqual([403, 'Origin']);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('from a registered site to a page is refused', async () => {
    const answer = await preflight('/form', sister);
    expect(answer.status).toBe(405);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

it.each([
  [200, '/api/testimonials?featured=true'],
  [200, '/api/service-areas'],
  [200, '/api/blog-posts'],
  [404, '/api/blog-posts/nothing'],
  [200, '/api/embed-origins?origin=https://unknown.example'],
  [422, '/api/embed-origins?origin=null'],
])('%i at %s is readable by every page, without cookies', async (status, path) => {
  for (const origin of [sister, 'https://unknown.example', 'null']) {
    const answer = await server.call(path, { headers: { origin, 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

const json = { 'content-type': 'application/json' };
it.each<[number, string, Record<string, string>, string]>([
  [404, '/api/nothing', {}, ''],
  [415, '/api/estimates', {}, 'x'],
  [422, '/api/estimates', json, '{}'],
  [413, '/api/estimates', json, 'x'.repeat(40_000)],
])('%i at %s is readable by a registered site and by no other', async (status, path, headers, body) => {
  const post = { method: 'POST', body };
  const listed = await server.call(path, { ...post, headers: { ...headers, origin: sister } });
  const { 'access-control-allow-origin': allowed, vary } = listed.headers;
  expect([listed.status, allowed, vary]).toEqual([status, sister, 'Origin']);
  const own = await server.call(path, { ...post, headers });
  expect([own.status, own.headers.vary]).toEqual([status, 'Origin']);
  expect(own.headers).not.toHaveProperty('access-control-allow-origin');
});
