import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtFiles } from '../support/build.ts';
import { sharedServer } from '../support/test-server.ts';

const server = sharedServer({ published: builtFiles() });

const list = Object.entries(builtFiles().files);
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const firstMatching = (pattern: RegExp) => {
  const found = list.find(([url]) => pattern.test(url))?.[0];
  if (!found) throw new Error(`The build publishes nothing like ${pattern}`);
  return found;
};

describe('every published file', () => {
  it('is served as built, uncompressed, as brotli and as gzip', async () => {
    expect(list.length).toBeGreaterThan(3);
    for (const [url, { integrity, isCompressed }] of list) {
      for (const [encoding, unpack] of [
        ['identity', (bytes: Buffer) => bytes],
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { status, headers, bytes } = await server.call(url, { headers: { 'accept-encoding': encoding } });
        const isPacked = isCompressed && encoding !== 'identity';
        const packing = isPacked ? encoding : undefined;
        expect([url, status, headers['content-encoding']]).toEqual([url, 200, packing]);
        expect(integrityOf(isPacked ? unpack(bytes) : bytes)).toBe(integrity);
        expect(headers['content-type']).not.toBe('application/octet-stream');
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

  const forever = 'public, max-age=31536000, immutable';
  const minutes = 'public, max-age=300, stale-while-revalidate=86400';
  it.each([
    [/\/widgets\/v1\/assets\/.+\.js$/, forever],
    [/^\/assets\/site-.+\.js$/, forever],
    [/^\/widgets\/v1\/embed\.js$/, minutes],
    [/^\/widgets\/v1\/estimate-form\.js$/, minutes],
    [/\.woff2$/, 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('like %s is cached as %j', async (pattern, caching) => {
    expect((await server.call(firstMatching(pattern))).headers['cache-control']).toBe(caching);
  });
});

it('sites that pin a widget find the integrity of every file that it may load', async () => {
  const listed: Record<string, string> = (await server.call('/widgets/v1/integrity.json')).json();
  const published = list.flatMap(([url]) => (/^\/widgets\/.+\.js$/.test(url) ? [url] : []));
  expect(Object.keys(listed).sort()).toEqual(published.sort());
  for (const [url, integrity] of Object.entries(listed)) {
    expect([url, integrityOf((await server.call(url)).bytes)]).toEqual([url, integrity]);
  }
});

it('other sites may load widgets, but not our own files', async () => {
  const { headers } = await server.call(firstMatching(/^\/widgets\/v1\/[^/]+\.js$/));
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  expect(headers).toMatchObject(open);
  expect((await server.call(firstMatching(/^\/assets\//))).headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  ...['/widgets/v1/../../../package.json', '/widgets/../server/index.js', '/widgets/v1/..%2f..%2findex.js'],
  ...['/widgets/v1/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/widgets/v1/embed.js.br', '/widgets/v1/embed.js/'],
  ...['/widgets/v1/', '/widgets/__proto__', '/assets/..%5c..%5cpackage.json', '/assets/%00', '/assets/'],
  `/assets/${'x'.repeat(5_000)}`,
])('no file is read at %s', async (path) => {
  const answer = await server.call(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

it('source maps exist next to our own pages’ scripts, and no script refers to one', async () => {
  const { islands, site } = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
  const ours = [site, ...Object.values<{ src: string }>(islands).map(({ src }) => src)];
  expect(list.map(([url]) => url)).toEqual(expect.arrayContaining(ours.map((src) => `${src}.map`)));
  for (const url of ours) expect((await server.call(url)).text).not.toContain('sourceMappingURL');
  const map = (await server.call(`${site}.map`)).json();
  expect(map.sources.some((source: string) => source.endsWith('host/browser/site.ts'))).toBe(true);
  expect(map.mappings.length).toBeGreaterThan(100);
});

it('the loader answers a script tag without its type with one that runs there, and every other request with the module', async () => {
  const url = '/widgets/v1/embed.js';
  const module = await server.call(url, { headers: { 'sec-fetch-mode': 'cors' } });
  expect(module.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Mode');
  expect((await server.call(url)).text).toBe(module.text);
  const noCors = { 'sec-fetch-mode': 'no-cors' };
  const classic = await server.call(url, { headers: { ...noCors, 'if-none-match': String(module.headers.etag) } });
  expect([classic.status, classic.text]).toEqual([200, 'import(document.currentScript.src)']);
  expect(classic.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', vary: 'Accept-Encoding, Sec-Fetch-Mode' },
    ...{ 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' },
  });
  const other = await server.call('/widgets/v1/estimate-form.js', { headers: noCors });
  expect(other.headers.vary).toBe('Accept-Encoding');
});
