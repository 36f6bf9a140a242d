import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../../host/render.tsx';
import { createCachedPage } from '../../../../server/pages/cached-page.ts';
import { acceptedEncoding } from '../../../../server/pages/encodings.ts';
import { createPageCache } from '../../../../server/pages/page-cache.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const page = (body: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'document',
  status: 200,
  inline: { styles: [], scripts: [] },
  lasts: 'until-changed',
  body: Buffer.from(body),
  ...rest,
});
const cacheOf = (maxBytes?: number) => createPageCache({ headersOf: () => [], ...(maxBytes && { maxBytes }) });

describe('the page cache', () => {
  it('drops the least recently used pages once it is full', async () => {
    const cache = cacheOf(3_500);
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page('x'.repeat(1_000)), false);
    cache.peek('a');
    await cache.get('d', async () => page('x'.repeat(1_000)), false);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['a', 'c', 'd']);
  });

  it('never uses more than its limit, for any encodings and any number of pages', async () => {
    const maxBytes = 100_000;
    const cache = cacheOf(maxBytes);
    const paths = Array.from({ length: 60 }, (_, nth) => `/?q=${nth}`);
    const sizes: number[] = [];
    for (const [nth, path] of paths.entries()) {
      const text = Array.from({ length: 500 }, (_, word) => `${(word * 7919 + nth) % 1_009} paint `).join('');
      await cache.get(path, async () => page(text), true);
      await cache.peek(path)?.answer('br');
      sizes.push(cache.bytes());
    }
    for (const form of ['gzip', 'identity'] as const) {
      for (const path of paths) {
        await cache.peek(path)?.answer(form);
        sizes.push(cache.bytes());
      }
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
    expect(cache.bytes()).toBeGreaterThan(maxBytes / 2);
    expect(cache.peek('/?q=0')).toBeUndefined();
  });

  it('caches no uncacheable page, no stream and nothing after a failure', async () => {
    const cache = cacheOf();
    await cache.get('late', async () => page('x', { lasts: 'never' }), false);
    await cache.get('stream', async () => page('', { kind: 'stream', lasts: 'never', body: () => {} }), false);
    await expect(cache.get('broken', () => Promise.reject(new Error('broken')), false)).rejects.toThrow('broken');
    expect(['late', 'stream', 'broken'].filter((key) => cache.peek(key))).toEqual([]);
    await cache.get('broken', async () => page('x'), false);
    expect(cache.peek('broken')).toBeDefined();
  });

  it('drops pages at midnight that were valid until then, and no others', async () => {
    const cache = cacheOf();
    await cache.get('dated', async () => page('x', { lasts: 'until-midnight' }), false);
    await cache.get('undated', async () => page('x'), false);
    let finish = (_: RenderedPage) => {};
    const yesterdays = cache.get('late', () => new Promise((resolve) => (finish = resolve)), false);
    cache.clearDated();
    finish(page('x', { lasts: 'until-midnight' }));
    await yesterdays;
    expect(['dated', 'undated', 'late'].filter((key) => cache.peek(key))).toEqual(['undated']);
  });

  it.each([
    ['common pages', true],
    ['other pages once they are requested again', false],
  ])('compresses %s again while idle', async (_, isCommon) => {
    const cache = cacheOf();
    const text = Array.from({ length: 2_000 }, (_word, nth) => `word ${nth * 7919} `).join('');
    const request = async () => {
      const kept = await cache.get('/', async () => page(text), isCommon);
      if (kept.kind !== 'finished') throw new Error('Not kept');
      return (await kept.answer('br')).body?.length ?? 0;
    };
    const first = await request();
    await expect.poll(request, { timeout: timeLimitMs(10_000), interval: 50 }).toBeLessThan(first);
  });

  it('compresses a page that nobody requests again only once', async () => {
    const cache = cacheOf();
    const kept = await cache.get('/?q=1', async () => page('word '.repeat(2_000)), false);
    if (kept.kind !== 'finished') throw new Error('Not kept');
    await kept.answer('br');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(kept.isImproved()).toBe(false);
  });
});

describe('a cached page', () => {
  it('has one ETag for all its encodings, and another for another text', async () => {
    const [one, same, other] = [
      createCachedPage(200, Buffer.from('one'), []),
      createCachedPage(200, Buffer.from('one'), []),
      createCachedPage(200, Buffer.from('two'), []),
    ];
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      expect((await one.answer(encoding)).headers).toContain(one.etag);
    }
  });

  it('stores only its brotli encoding, and derives the others on request', async () => {
    const text = 'word '.repeat(1_000);
    const finished = createCachedPage(200, Buffer.from(text), []);
    expect(finished.bytes()).toBe(text.length);
    const packed = (await finished.answer('br')).body as Buffer;
    expect(finished.bytes()).toBe(packed.length);
    await finished.improve();
    expect(String((await finished.answer('identity')).body)).toBe(text);
    expect(gunzipSync((await finished.answer('gzip')).body as Buffer).toString()).toBe(text);
    expect(brotliDecompressSync((await finished.answer('br')).body as Buffer).toString()).toBe(text);
  });

  it('compresses each encoding once for any number of requests', async () => {
    const finished = createCachedPage(200, Buffer.from('text '.repeat(1_000)), []);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finished.answer('br')));
    expect(new Set(answers).size).toBe(1);
    expect(finished.answer('br')).toBe(answers[0]);
  });
});

describe('the encoding for a browser', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['brotli, gz', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
