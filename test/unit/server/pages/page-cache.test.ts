import { afterAll, expect, it, vi } from 'vitest';
import { rendererDouble } from '../../../api/support/renderer-double.ts';

// No pause before rendering and compressing.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
// Other files of this worker may have loaded it with real pauses, and need them.
vi.resetModules();
const { createPageCache } = await import('../../../../server/pages/page-cache.ts');
afterAll(() => vi.resetModules());

/** Text that does not compress to nothing. */
const text = Array.from({ length: 2_500 }, (_, word) => `${(word * 7919) % 1_009} paint `).join('');

it('renders each page ahead once, and again after a change', async () => {
  const renderer = rendererDouble();
  const cache = createPageCache({ renderer, headersOf: () => [], log: () => {} });
  await Promise.all([cache.prerender(), cache.prerender()]);
  await cache.prerender();
  expect(renderer.rendered).toEqual(['/?', '/form?']);
  cache.clear();
  await cache.prerender();
  expect(renderer.rendered).toEqual(['/?', '/form?', '/?', '/form?']);
});

it('compresses a page better later, to the same text', async () => {
  const renderer = rendererDouble(() => ({ body: [Buffer.from(text)] }));
  const cache = createPageCache({ renderer, headersOf: () => [], log: () => {} });
  const found = renderer.find('/', new URLSearchParams());
  if (!('key' in found)) throw new Error('No page');
  await cache.get('/?', () => found.render());
  const page = cache.peek('/?');
  const before = page?.bytes() ?? 0;
  await cache.prerender();
  expect(page?.bytes()).toBeLessThan(before);
  expect(String(await page?.text())).toBe(text);
});
