import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../catalogue/towns/counties.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { builtFiles, builtRenderer } from '../support/build.ts';
import { faultyStore } from '../support/faulty-site.ts';
import { postForm } from '../support/lead-forms.ts';
import { rendererDouble } from '../support/renderer-double.ts';
import { startServer } from '../support/test-server.ts';

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

  it('answers HEAD with everything but the body', async () => {
    await using server = await startServer();
    const [get, head] = [await server.call('/'), await server.call('/', { method: 'HEAD' })];
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(String(get.bytes.length));
    expect(head.headers.etag).toBe(get.headers.etag);
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

  it('refuses a form post to a page without a form, with any parameters', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    for (const path of ['/blog?q=cedar', '/about?whole=1']) {
      const { status, headers: answered } = await postForm(server, path, {});
      expect([path, status, answered.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
  });
});

describe('the site as built', () => {
  it.each(['/', '/contact', '/exterior', '/interior', '/pressure-washing'])(
    'shows %s, from the cache the second time',
    async (path) => {
      await using server = await startServer({ renderer: builtRenderer, published: builtFiles() });
      const [first, second] = [await server.call(path), await server.call(path)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.text).toBe(first.text);
      expect(first.headers.etag).toBeDefined();
      expect(first.text.includes('<h1')).toBe(true);
      const styles = /style-src 'self' ('sha256-[^;]+')/.exec(String(first.headers['content-security-policy']));
      expect(styles).not.toBeNull();
    },
  );

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

  it('shows new content as soon as the change is detected', async () => {
    let version = 'one';
    let name = 'Oldtown';
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({
        ...real,
        contentVersion: async () => version,
        testimonials: async () => [
          {
            id: 't',
            rating: 5,
            review: 'Fine.',
            customerName: name,
            location: 'X',
            serviceType: 'interior',
            isSample: true,
          },
        ],
        areas: async () => [...areas],
      }),
    });
    expect((await server.call('/')).text.includes('Oldtown')).toBe(true);
    name = 'Newtown';
    expect((await server.call('/')).text.includes('Oldtown')).toBe(true);
    version = 'two';
    await server.checkContent();
    expect((await server.call('/')).text.includes('Newtown')).toBe(true);
  });
});
