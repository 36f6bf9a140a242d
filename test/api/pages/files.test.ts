import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/build.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ published: builtFiles() });
});
afterAll(() => server[Symbol.asyncDispose]());

const list = () => Object.entries(builtFiles().files);
const firstMatching = (pattern: RegExp) => {
  const found = list().find(([url]) => pattern.test(url))?.[0];
  if (!found) throw new Error(`The build publishes nothing like ${pattern}`);
  return found;
};

describe('every published file', () => {
  it('is served as built, uncompressed, as brotli and as gzip', async () => {
    expect(list().length).toBeGreaterThan(3);
    for (const [url, { integrity, isCompressed }] of list()) {
      for (const [encoding, unpack] of [
        ['identity', (bytes: Buffer) => bytes],
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await server.call(url, { headers: { 'accept-encoding': encoding } });
        const isPacked = isCompressed && encoding !== 'identity';
        expect([url, answer.status, answer.headers['content-encoding']]).toEqual([
          url,
          200,
          isPacked ? encoding : undefined,
        ]);
        const bytes = isPacked ? unpack(answer.bytes) : answer.bytes;
        expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
        expect(answer.headers['content-type']).not.toBe('application/octet-stream');
      }
    }
  });

  it('is not sent again to a browser that has it, and its HEAD has no body', async () => {
    const url = firstMatching(/\.js$/);
    const { headers, bytes } = await server.call(url);
    const again = await server.call(url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await server.call(url, { method: 'HEAD' });
    expect([head.text, head.headers['content-length']]).toEqual(['', String(bytes.length)]);
  });
});

describe('browsers cache', () => {
  it.each([
    [/\/widgets\/v1\/assets\/.+\.js$/, 'public, max-age=31536000, immutable'],
    [/^\/assets\/site-.+\.js$/, 'public, max-age=31536000, immutable'],
    [/^\/widgets\/v1\/embed\.js$/, 'public, max-age=300, stale-while-revalidate=86400'],
    [/^\/widgets\/v1\/estimate-form\.js$/, 'public, max-age=300, stale-while-revalidate=86400'],
    [/\.woff2$/, 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('%s as %j', async (pattern, caching) => {
    expect((await server.call(firstMatching(pattern))).headers['cache-control']).toBe(caching);
  });
});

it('sites that pin a widget find the integrity of every file that it may load', async () => {
  const listed = JSON.parse((await server.call('/widgets/v1/integrity.json')).text) as Record<string, string>;
  const published = list().flatMap(([url]) => (/^\/widgets\/.+\.js$/.test(url) ? [url] : []));
  expect(Object.keys(listed).sort()).toEqual(published.sort());
  for (const [url, integrity] of Object.entries(listed)) {
    const { bytes } = await server.call(url);
    expect([url, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]).toEqual([url, integrity]);
  }
});

it('other sites may load widgets, but not our own files', async () => {
  const widget = await server.call(firstMatching(/^\/widgets\/v1\/[^/]+\.js$/));
  expect(widget.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await server.call(firstMatching(/^\/assets\//))).headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  '/widgets/v1/../../../package.json',
  '/widgets/../server/index.js',
  '/widgets/v1/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/widgets/v1/..%2f..%2findex.js',
  '/widgets/v1/embed.js.br',
  '/widgets/v1/embed.js/',
  '/widgets/v1/',
  '/widgets/__proto__',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%00',
  '/assets/',
  `/assets/${'x'.repeat(5_000)}`,
])('no file is read at %s', async (path) => {
  const answer = await server.call(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

it('source maps exist next to our own pages’ scripts, and no script refers to one', async () => {
  const maps = list().flatMap(([url]) => (url.endsWith('.map') ? [url] : []));
  const { islands, site } = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
  const ours = [site, ...Object.values<{ src: string }>(islands).map(({ src }) => src)];
  expect(maps).toEqual(expect.arrayContaining(ours.map((src) => `${src}.map`)));
  for (const url of ours) expect((await server.call(url)).text).not.toContain('sourceMappingURL');
  const map = (await server.call(`${site}.map`)).json();
  expect(map.sources.some((source: string) => source.endsWith('host/browser/site.ts'))).toBe(true);
  expect(map.mappings.length).toBeGreaterThan(100);
});

describe('the loader', () => {
  it('answers a script tag without its type with one that runs there, and every other request with the module', async () => {
    const url = '/widgets/v1/embed.js';
    const module = await server.call(url, { headers: { 'sec-fetch-mode': 'cors' } });
    expect(module.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Mode');
    expect((await server.call(url)).text).toBe(module.text);
    const headers = { 'sec-fetch-mode': 'no-cors', 'if-none-match': String(module.headers.etag) };
    const classic = await server.call(url, { headers });
    expect([classic.status, classic.text]).toEqual([200, 'import(document.currentScript.src)']);
    expect(classic.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Sec-Fetch-Mode',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const other = await server.call('/widgets/v1/estimate-form.js', { headers: { 'sec-fetch-mode': 'no-cors' } });
    expect(other.headers.vary).toBe('Accept-Encoding');
  });
});
