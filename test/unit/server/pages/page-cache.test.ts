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
const cacheOf = (parts: Partial<Parameters<typeof createPageCache>[0]> = {}) =>
  createPageCache({
    renderer: rendererDouble(),
    headersOf: () => [],
    log: () => {},
    compressAfterMs: 0,
    ...parts,
  });
/** Random text, which cannot be compressed to nothing. */
const text = Array.from({ length: 500 }, (_, word) => `${(word * 7919) % 1_009} paint `).join('');

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

  it('compresses pages as well as possible', async () => {
    const body = [Buffer.from(text.repeat(5))];
    const cache = cacheOf({ renderer: rendererDouble(() => ({ body })) });
    await cache.get('/?', async () => page(text.repeat(5)));
    const before = cache.peek('/?')?.bytes() ?? 0;
    await cache.prerender();
    expect(cache.peek('/?')?.bytes()).toBeLessThan(before);
  });
});
