import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixedPaths } from '../../../host/routes.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { builtRenderer } from '../support/build.ts';
import { bodyOf, faultyStore, readLate, startFaultySite } from '../support/faulty-site.ts';
import { rendererDouble } from '../support/renderer-double.ts';
import { startServer } from '../support/test-server.ts';

describe('pages', () => {
  describe('a cached page', () => {
    it('is rendered once for a hundred concurrent visitors', async () => {
      const renderer = rendererDouble(() => new Promise((resolve) => setTimeout(resolve, 20, {})));
      await using server = await startServer({ renderer: () => renderer });
      const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('/')));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(renderer.rendered).toEqual(['/?']);
    });

    it('is sent as brotli, gzip or uncompressed, as the browser prefers', async () => {
      await using server = await startServer();
      const get = (encoding?: string) => server.call('/', { headers: encoding ? { 'accept-encoding': encoding } : {} });
      const plain = await get();
      const [br, gzip] = [await get('gzip, deflate, br, zstd'), await get('gzip, br;q=0')];
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
      expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
      expect(br.bytes.length).toBeLessThan(plain.bytes.length / 5);
      for (const { headers } of [plain, br, gzip]) {
        expect(headers).toMatchObject({
          vary: 'Accept-Encoding',
          etag: plain.headers.etag,
          'cache-control': 'no-cache, no-transform',
        });
      }
    });

    it('is not sent again to a browser that has it', async () => {
      await using server = await startServer();
      const { etag = '' } = (await server.call('/')).headers;
      const status = async (known: string) => (await server.call('/', { headers: { 'if-none-match': known } })).status;
      expect(await status(etag)).toBe(304);
      expect(await status(`"other", ${etag}`)).toBe(304);
      expect(await status('"other"')).toBe(200);
    });

    it('is rendered again when content changes, without waiting an hour', async () => {
      let version = 'one';
      const renderer = rendererDouble();
      await using server = await startServer({
        renderer: () => renderer,
        store: (real) => ({ ...real, contentVersion: async () => version }),
      });
      await server.call('/');
      await server.call('/');
      expect(renderer.rendered).toHaveLength(1);
      version = 'two';
      const deadline = Date.now() + timeLimitMs(2_500);
      while (renderer.rendered.length < 2 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await server.call('/');
      }
      expect(renderer.rendered).toHaveLength(2);
    });

    it('is not cached if content changed while it was rendered', async () => {
      let version = 'one';
      let finish = (_: object) => {};
      const renderer = rendererDouble(() => new Promise((resolve) => (finish = resolve)));
      await using server = await startServer({
        renderer: () => renderer,
        store: (real) => ({ ...real, contentVersion: async () => version }),
      });
      const old = server.call('/');
      while (renderer.rendered.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
      version = 'two';
      await server.checkContent();
      finish({});
      await old;
      const next = server.call('/');
      while (renderer.rendered.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      finish({});
      expect((await next).status).toBe(200);
    });

    it('is rendered again after midnight in New York, because pages count days', async () => {
      let now = new Date('2026-11-22T04:59:00Z');
      const renderer = rendererDouble();
      await using server = await startServer({ renderer: () => renderer, now: () => now });
      const visit = async () => {
        await server.checkContent();
        await server.call('/');
      };
      await visit();
      await visit();
      now = new Date('2026-11-22T05:01:00Z');
      await visit();
      expect(renderer.rendered).toEqual(['/?', '/?']);
    });

    it('is identified by its declared parameters only', async () => {
      const renderer = rendererDouble();
      await using server = await startServer({ renderer: () => renderer });
      for (const query of ['', '?utm_source=x', '?fbclid=y&a=b', '?sent=estimate', '?sent=estimate&x=1'])
        await server.call(`/form${query}`);
      expect(renderer.rendered).toEqual(['/form?', '/form?sent=estimate']);
    });

    it('is rendered for every request if it cannot be cached', async () => {
      const renderer = rendererDouble(() => ({ lasts: 'never' }));
      await using server = await startServer({ renderer: () => renderer });
      const answers = await Promise.all([server.call('/'), server.call('/'), server.call('/')]);
      expect(renderer.rendered).toHaveLength(3);
      for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store, no-transform');
    });
  });

  describe('a page with parameters', () => {
    it('is never cached for typed parameters, and once each for choices', async () => {
      await using server = await startServer({ renderer: builtRenderer });
      const caching = async (query: string) => (await server.call(`/blog${query}`)).headers['cache-control'];
      expect(await caching('?q=cedar')).toBe('no-store, no-transform');
      expect(await caching('?category=Go%20Green&q=cedar')).toBe('no-store, no-transform');
      expect(await caching('?category=Go%20Green')).toBe('no-cache, no-transform');
      expect(await caching('?q=')).toBe('no-cache, no-transform');
      for (const path of ['/service-areas?q=21601', '/color-palette?q=blue', '/color-palette?c=sw-7008']) {
        expect([path, (await server.call(path)).headers['cache-control']]).toEqual([path, 'no-store, no-transform']);
      }
      expect(server.log.filter((line) => line.includes('cedar'))).toEqual([]);
      expect(server.log.filter((line) => line.includes('"route":"/blog"'))).toHaveLength(4);
    });
  });

  describe('the site as built', () => {
    it.each([
      '/zzz',
      '/foo/bar',
      '/contact/x',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2fpackage.json',
      '/__proto__',
      '/constructor',
      '/%',
      '/%E0%A4%A',
    ])('has no page at %s', async (path) => {
      await using server = await startServer({ renderer: builtRenderer });
      const answer = await server.call(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text.includes('noindex')).toBe(true);
    });

    it('streams while a store is slow, each time with another nonce', async () => {
      const store = faultyStore();
      await using server = await startServer({ renderer: builtRenderer, store: store.wrap });
      store.become({ lateMs: 400, mood: 'well' });
      const checked = server.checkContent();
      const answers = await Promise.all([server.call('/'), server.call('/')]);
      const nonces = answers.map(({ headers, text }) => {
        const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
        expect(text.includes(`nonce="${nonce}"`)).toBe(true);
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
        store: (real) => ({ ...real, areas: away, testimonials: away, contentVersion: away, ping: away }),
      });
      const answer = await server.call('/contact');
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store, no-transform');
      expect((await server.call('/health/ready')).status).toBe(503);
    });
  });
});

describe('the cache of pages', () => {
  /** Placeholders of slow content. */
  const placeholders: Readonly<Record<string, readonly [text: string, times: number][]>> = {
    '/': [['Loading a review', 3]],
    '/about': [
      ['Loading a review', 3],
      ['Loading areas...', 1],
    ],
  };

  /** Pages that show content but also work without it. */
  const standing = fixedPaths.filter((path) => !['/blog', '/service-areas'].includes(path));

  const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  const count = (html: string, text: string) => html.split(text).length - 1;
  const groups = ['MAJOR CITIES', 'EASTERN SHORE', "QUEEN ANNE'S COUNTY", 'KENT COUNTY'];

  function expectEmptyGroups(html: string): void {
    const header = headerOf(html);
    for (const heading of groups) expect(header.replaceAll('&#x27;', "'").replaceAll('&#39;', "'")).toContain(heading);
    expect(header).toContain('View All Areas →');
    expect(header).not.toMatch(/href="\/service-areas\/[a-z]/);
  }

  describe.each(standing)('%s', (path) => {
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

    it('shows everything except the slow parts while the store is slow', async () => {
      await using site = await startFaultySite();
      const { text: well } = await site.server.call(path);
      const { response, early, whole } = await readLate(site, path);
      expect(response.status).toBe(200);
      expect(headingOf(early)).toBe(headingOf(well));
      expect(early).toContain('</footer>');
      expectEmptyGroups(early);
      for (const [text, times] of placeholders[path] ?? []) expect(count(bodyOf(early), text)).toBe(times);
      expect(whole).toContain('href="/service-areas/annapolis"');
    });
  });

  it.each(['/interior', '/exterior', '/pressure-washing', '/contact'])(
    'the form of %s arrives before any slow part',
    async (path) => {
      await using site = await startFaultySite();
      const { early } = await readLate(site, path);
      expect(early).toMatch(/<form [^>]*method="post"/);
      expect(early).toContain('name="zipCode"');
    },
  );
});
