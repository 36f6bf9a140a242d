import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../../../host/render.tsx';
import { createPageCache } from '../../../../server/pages/page-cache.ts';
import { rendererDouble } from '../../../api/support/renderer-double.ts';

const page = (body: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  inline: { styles: [], scripts: [] },
  lasts: 'until-changed',
  body: [Buffer.from(body)],
  ...rest,
});
const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'brushline-')), 'pages');
const cacheOf = (parts: Partial<Parameters<typeof createPageCache>[0]> = {}) =>
  createPageCache({
    renderer: rendererDouble(),
    headersOf: () => [],
    folder: '/dev/null',
    log: () => {},
    compressAfterMs: 0,
    ...parts,
  });
/** Random text, which cannot be compressed to nothing. */
const text = (nth: number) =>
  Array.from({ length: 500 }, (_, word) => `${(word * 7919 + nth) % 1_009} paint `).join('');

describe('rendering ahead', () => {
  it('renders every page once, and again after a change', async () => {
    const renderer = rendererDouble();
    const cache = cacheOf({ renderer });
    await Promise.all([cache.prerender(), cache.prerender()]);
    await cache.prerender();
    expect(renderer.rendered).toEqual(['/?', '/form?']);
    cache.clear();
    await cache.prerender();
    expect(renderer.rendered).toEqual(['/?', '/form?', '/?', '/form?']);
  });

  it('compresses pages as well as possible, and only their owner can read the copy for the next start', async () => {
    const folder = await newFolder();
    const renderer = rendererDouble(() => ({ body: [Buffer.from(text(1).repeat(5))] }));
    const first = cacheOf({ renderer });
    await first.get('/?', async () => page(text(1).repeat(5)));
    const before = first.peek('/?')?.bytes() ?? 0;
    const cache = cacheOf({ renderer, folder });
    await cache.prerender();
    expect(cache.peek('/?')?.bytes()).toBeLessThan(before);
    const [name = ''] = await readdir(folder);
    for (const file of [folder, path.join(folder, name)]) expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('uses no copy that holds another document', async () => {
    const folder = await newFolder();
    const renderer = rendererDouble(() => ({ body: [Buffer.from(text(1))] }));
    await cacheOf({ renderer, folder }).prerender();
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), brotliCompressSync('<script>alert(1)</script>'));
    const cache = cacheOf({ renderer, folder });
    await cache.prerender();
    expect(String(await cache.peek('/?')?.text())).toBe(text(1));
    expect(String(brotliDecompressSync(await readFile(path.join(folder, name))))).toBe(text(1));
  });
});
