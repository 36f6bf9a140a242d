import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { rendererDouble } from '../support/renderer-double.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const published = {
  folder: 'nowhere',
  files: { '/widgets/v1/a.js': { integrity: 'sha384-0123456789abcdef0123456789', isCompressed: false } },
};
const renderer = rendererDouble((path) => {
  if (path === '/boom') throw new Error('A view that throws');
  return {};
});
const server = sharedServer({
  config: { publicUrl: 'https://www.site.example' },
  published,
  renderer: () => renderer,
  store: (real) => ({
    ...real,
    contentOf: (list) => (list === 'testimonials' ? Promise.reject(new Error('away')) : real.contentOf(list)),
  }),
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const answers: [status: number, method: string, path: string, headers?: Record<string, string>, body?: string][] = [
  [200, 'GET', '/'],
  [200, 'HEAD', '/'],
  [404, 'GET', '/foo/bar'],
  [405, 'DELETE', '/'],
  [405, 'POST', '/', form, 'form=estimate'],
  [415, 'POST', '/form', json, '{}'],
  [413, 'POST', '/form', form, 'a'.repeat(132_000)],
  [400, 'POST', '/form', form, 'form=other'],
  [403, 'POST', '/form', { origin: 'https://evil.example' }, ''],
  [308, 'GET', '/Form/'],
  [500, 'GET', '/boom'],
  [200, 'GET', '/health/live'],
  [200, 'GET', '/api/service-areas'],
  [404, 'GET', '/api/nothing'],
  [404, 'GET', '/api'],
  [405, 'GET', '/api/estimates'],
  [405, 'PURGE', '/api/estimates'],
  [400, 'POST', '/api/estimates', json, '{'],
  [413, 'POST', '/api/track', json, 'x'.repeat(5_000)],
  [415, 'POST', '/api/track', {}, 'x'],
  [422, 'POST', '/api/track', json, '{}'],
  [204, 'POST', '/api/track', json, '{"eventType":"page_view"}'],
  [503, 'GET', '/api/testimonials'],
  [404, 'GET', '/widgets/v1/nothing.js'],
  [404, 'GET', '/assets/nothing.js'],
  [405, 'POST', '/widgets/v1/a.js'],
  [304, 'GET', '/widgets/v1/a.js', { 'if-none-match': 'W/"0123456789abcdef012345"' }],
];

describe('every response carries the security headers', () => {
  it.each(answers)('%i %s %s', async (status, method, path, headers = {}, body) => {
    const answer = await server.call(path, { method, headers, ...(body !== undefined && { body }) });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(always);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (isPage) expect(answer.headers['cache-control']).toMatch(/^no-(store|cache), no-transform$/);
    else if (status >= 400 && status !== 404) expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 405) expect(answer.headers.allow).toMatch(/GET|POST/);
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  });

  it('304 of a page', async () => {
    const { etag = '' } = (await server.call('/')).headers;
    const { status, headers, text } = await server.call('/', { headers: { 'if-none-match': etag } });
    expect([status, text]).toEqual([304, '']);
    const caching = { 'cache-control': 'no-cache, no-transform', vary: 'Accept-Encoding' };
    expect(headers).toMatchObject({ ...always, etag, ...caching });
    expect(headers['content-security-policy']).toContain("'sha256-sheet'");
  });

  const host = 'Host: site.example\r\n';
  const track = `POST /api/track HTTP/1.1\r\n${host}`;
  it.each<[string, string, number]>([
    ['no request line', 'nonsense\r\n\r\n', 400],
    ['headers over 16 KB', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['two lengths', `${track}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
    ['length and chunks', `${track}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['another expectation', `GET /health/live HTTP/1.1\r\n${host}Expect: a-miracle\r\nConnection: close\r\n\r\n`, 200],
  ])('to input with %s', async (_, bytes, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    const answer = (await text(socket)).toLowerCase();
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const [name, value] of Object.entries(always)) expect(answer).toContain(`${name}: ${value.toLowerCase()}`);
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });
});

it('plain http never redirects browsers to https', async () => {
  await using plain = await startServer({ config: { publicUrl: 'http://localhost:3000' } });
  const { headers } = await plain.call('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

it('a page names the hashes of its inline elements', async () => {
  const { headers } = await server.call('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-sheet'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  );
});

it('after an error the next request works, and the log names it without its message', async () => {
  expect((await server.call('/boom')).status).toBe(500);
  expect((await server.call('/')).status).toBe(200);
  const faults = server.log.filter((line) => line.includes('"fault"'));
  expect(faults.at(-1)).toContain('"error":"Error"');
  expect(faults.join('')).not.toContain('A view that throws');
});
