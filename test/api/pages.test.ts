import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { areas } from '../../catalogue/areas.ts';
import type { Store } from '../../server/store/store.ts';
import { builtFiles, builtRenderer } from './build.ts';
import { rendererDouble } from './renderer-double.ts';
import { startServer } from './test-server.ts';

describe('a finished page', () => {
  it('is rendered once for a hundred visitors who come at once', async () => {
    const renderer = rendererDouble(() => new Promise((resolve) => setTimeout(resolve, 20, {})));
    await using server = await startServer({ renderer: () => renderer });
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.call('/')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(renderer.rendered).toEqual(['/?']);
  });

  it('leaves as brotli, gzip or plain, whichever the browser takes best', async () => {
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
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: plain.headers.etag, 'cache-control': 'no-cache' });
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

  it('is rendered anew when content changes, without an hour of waiting', async () => {
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
    const deadline = Date.now() + 2_500;
    while (renderer.rendered.length < 2 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await server.call('/');
    }
    expect(renderer.rendered).toHaveLength(2);
  });

  it('is not kept when content changed while it was being rendered', async () => {
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

  it('is told apart by the parameters that it declares, and by no others', async () => {
    const renderer = rendererDouble();
    await using server = await startServer({ renderer: () => renderer });
    for (const query of ['', '?utm_source=x', '?fbclid=y&a=b', '?sent=estimate', '?sent=estimate&x=1'])
      await server.call(`/form${query}`);
    expect(renderer.rendered).toEqual(['/form?', '/form?sent=estimate']);
  });

  it('that does not last is rendered for everybody, and kept by nobody', async () => {
    const renderer = rendererDouble(() => ({ lasts: 'never' }));
    await using server = await startServer({ renderer: () => renderer });
    const answers = await Promise.all([server.call('/'), server.call('/'), server.call('/')]);
    expect(renderer.rendered).toHaveLength(3);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the site as built', () => {
  const late = (ms: number) => (real: Store) => ({
    ...real,
    areas: async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return real.areas();
    },
  });

  it.each(['/', '/contact', '/exterior', '/interior', '/pressure-washing'])(
    'shows %s, warm the second time',
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
  ])('has nothing at %s', async (path) => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await server.call(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text.includes('noindex')).toBe(true);
  });

  it('streams while a store is slow: loading texts first, the rest later, kept by nobody', async () => {
    await using server = await startServer({ renderer: builtRenderer, store: late(400) });
    const started = performance.now();
    const response = await fetch(server.url, { headers: { 'x-forwarded-for': '192.0.2.50' } });
    const firstByteMs = performance.now() - started;
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      rest += new TextDecoder().decode(part.value);
    expect(response.status).toBe(200);
    expect(firstByteMs).toBeLessThan(390);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toBeDefined();
    const whole = first + rest;
    expect(whole.includes('<noscript><meta http-equiv="refresh" content="0; url=/?whole=1"/></noscript>')).toBe(true);
    expect(whole.includes(`nonce="${nonce}"`)).toBe(true);
    expect(first.includes('Chestertown')).toBe(false);
    expect(rest.includes('Chestertown')).toBe(true);
  });

  it('offers the same document whole, for browsers without JavaScript', async () => {
    await using server = await startServer({ renderer: builtRenderer, store: late(400) });
    const whole = await server.call('/?whole=1');
    expect(whole.status).toBe(200);
    expect(whole.headers['content-security-policy']).not.toContain('nonce');
    expect(whole.text.includes('Chestertown')).toBe(true);
    expect(whole.text.includes('http-equiv="refresh"')).toBe(false);
  });

  it('keeps showing its pages while the store is away', async () => {
    const away = () => Promise.reject(new Error('away'));
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({ ...real, areas: away, testimonials: away, contentVersion: away, ping: away }),
    });
    const answer = await server.call('/contact');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await server.call('/health/ready')).status).toBe(503);
  });

  it('shows new content as soon as the change is noticed', async () => {
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
