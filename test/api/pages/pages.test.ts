import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RenderedPage } from '../../../host/render.tsx';
import { fixedPaths } from '../../../host/routes.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { builtRenderer } from '../support/build.ts';
import { faultyStore, startFaultySite } from '../support/faulty-site.ts';
import { rendererDouble } from '../support/renderer-double.ts';
import { type Setup, sharedServer, startServer } from '../support/test-server.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a cached page', () => {
  /** A server whose renderings are noted, and whose content has a version that the test sets. */
  async function startWithDouble(
    page?: () => Partial<RenderedPage> | Promise<Partial<RenderedPage>>,
    setup: Setup = {},
  ) {
    let version = 'one';
    const renderer = rendererDouble(page);
    const server = await startServer({
      renderer: () => renderer,
      store: (real) => ({ ...real, contentVersion: async () => version }),
      ...setup,
    });
    onTestFinished(() => server[Symbol.asyncDispose]());
    const change = () => {
      version += '+';
    };
    return { server, rendered: renderer.rendered, change };
  }

  it('is rendered once for a hundred concurrent visitors', async () => {
    const { server, rendered } = await startWithDouble(() => pause(20).then(() => ({})));
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('/')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(rendered).toEqual(['/?']);
  });

  it('is sent as brotli, gzip or uncompressed, as the browser prefers', async () => {
    const { server } = await startWithDouble();
    const get = (encoding: string) => server.call('/', { headers: encoding ? { 'accept-encoding': encoding } : {} });
    const [plain, br, gzip] = [await get(''), await get('gzip, deflate, br, zstd'), await get('gzip, br;q=0')];
    const encodings = [plain, br, gzip].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 5);
    const shared = { vary: 'Accept-Encoding', etag: plain.headers.etag, 'cache-control': 'no-cache, no-transform' };
    for (const { headers } of [plain, br, gzip]) expect(headers).toMatchObject(shared);
  });

  it('is not sent again to a browser that has it', async () => {
    const { server } = await startWithDouble();
    const { etag = '' } = (await server.call('/')).headers;
    const status = async (known: string) => (await server.call('/', { headers: { 'if-none-match': known } })).status;
    expect([await status(etag), await status(`"other", ${etag}`), await status('"other"')]).toEqual([304, 304, 200]);
  });

  it('is rendered again when content changes, without waiting an hour', async () => {
    const { server, rendered, change } = await startWithDouble();
    await server.call('/');
    await server.call('/');
    expect(rendered).toHaveLength(1);
    change();
    const visit = () => server.call('/').then(() => rendered.length);
    await expect.poll(visit, { timeout: timeLimitMs(2_500), interval: 100 }).toBe(2);
  });

  it('is not cached if content changed while it was rendered', async () => {
    let finish = (_: object) => {};
    const { server, rendered, change } = await startWithDouble(() => new Promise((resolve) => (finish = resolve)));
    const old = server.call('/');
    await expect.poll(() => rendered.length).toBe(1);
    change();
    await server.checkContent();
    finish({});
    await old;
    const next = server.call('/');
    await expect.poll(() => rendered.length).toBe(2);
    finish({});
    expect((await next).status).toBe(200);
  });

  it('is rendered again after midnight in New York, because pages count days', async () => {
    let now = new Date('2026-11-22T04:59:00Z');
    const { server, rendered } = await startWithDouble(undefined, { now: () => now });
    const visit = async () => {
      await server.checkContent();
      await server.call('/');
    };
    await visit();
    await visit();
    now = new Date('2026-11-22T05:01:00Z');
    await visit();
    expect(rendered).toEqual(['/?', '/?']);
  });

  it('is identified by its declared parameters only', async () => {
    const { server, rendered } = await startWithDouble();
    for (const query of ['', '?utm_source=x', '?fbclid=y&a=b', '?sent=estimate', '?sent=estimate&x=1'])
      await server.call(`/form${query}`);
    expect(rendered).toEqual(['/form?', '/form?sent=estimate']);
  });

  it('is rendered for every request if it cannot be cached', async () => {
    const { server, rendered } = await startWithDouble(() => ({ lasts: 'never' }));
    const answers = await Promise.all([server.call('/'), server.call('/'), server.call('/')]);
    expect(rendered).toHaveLength(3);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store, no-transform');
  });
});

describe('the site as built', () => {
  const built = sharedServer({ renderer: builtRenderer });

  it('caches pages once for each choice, but never for typed parameters', async () => {
    const caching = async (path: string) => (await built.call(path)).headers['cache-control'];
    for (const query of ['?category=Go%20Green', '?q=']) {
      expect(await caching(`/blog${query}`)).toBe('no-cache, no-transform');
    }
    const typed = ['/blog?q=cedar', '/blog?category=Go%20Green&q=cedar', '/service-areas?q=21601'];
    for (const path of [...typed, '/color-palette?q=blue', '/color-palette?c=sw-7008']) {
      expect([path, await caching(path)]).toEqual([path, 'no-store, no-transform']);
    }
    expect(built.log.filter((line) => line.includes('cedar'))).toEqual([]);
    expect(built.log.filter((line) => line.includes('"route":"/blog"'))).toHaveLength(4);
  });

  it.each([
    ...['/zzz', '/foo/bar', '/contact/x', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fpackage.json', '/__proto__'],
    ...['/constructor', '/%', '/%E0%A4%A'],
  ])('has no page at %s', async (path) => {
    const { status, headers, text } = await built.call(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('noindex');
  });

  it('streams while a store is slow, each time with another nonce', async () => {
    const store = faultyStore();
    await using server = await startServer({ renderer: builtRenderer, store: store.wrap });
    store.become({ lateMs: 400, mood: 'well' });
    const checked = server.checkContent();
    const answers = await Promise.all([server.call('/'), server.call('/')]);
    const nonces = answers.map(({ headers, text }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(text).toContain(`nonce="${nonce}"`);
      expect(headers['cache-control']).toBe('no-store, no-transform');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    await checked;
    expect((await server.call('/')).headers['content-security-policy']).not.toContain('nonce');
  });

  it('keeps showing its pages while the store fails', async () => {
    const away = () => Promise.reject(new Error('away'));
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({ ...real, contentOf: away, contentVersion: away, ping: away }),
    });
    const { status, headers } = await server.call('/contact');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store, no-transform']);
    expect((await server.call('/health/ready')).status).toBe(503);
  });
});

/** Pages that show content but also work without it. */
const standing = fixedPaths.filter((path) => !['/blog', '/service-areas'].includes(path));

describe.each(standing)('%s', (path) => {
  const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

  function expectEmptyGroups(html: string): void {
    const header = headerOf(html).replaceAll(/&#x27;|&#39;/g, "'");
    for (const words of ['MAJOR CITIES', 'EASTERN SHORE', "QUEEN ANNE'S COUNTY", 'KENT COUNTY', 'View All Areas →']) {
      expect(header).toContain(words);
    }
    expect(header).not.toMatch(/href="\/service-areas\/[a-z]/);
  }

  it('works with an empty and with a failing store, with empty header groups', async () => {
    await using site = await startFaultySite();
    const { text: well } = await site.server.call(path);
    expect(headerOf(well)).toContain('href="/service-areas/annapolis"');
    for (const mood of ['empty', 'failing'] as const) {
      site.store.become(mood);
      await site.server.checkContent();
      const { status, text } = await site.server.call(path);
      expect([mood, status, headingOf(text)]).toEqual([mood, 200, headingOf(well)]);
      expect(text).not.toContain('Loading a');
      expectEmptyGroups(text);
    }
  });
});
