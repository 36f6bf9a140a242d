import { expect, it } from 'vitest';
import { createPageCache } from '../../../../server/pages/page-cache.ts';
import { createPrerender } from '../../../../server/pages/prerender.ts';
import { rendererDouble } from '../../../api/support/renderer-double.ts';

const log = () => {};
const key = (path: string) => `${path}?`;

it('renders every page ahead of its visitors, once, and compresses it', async () => {
  const renderer = rendererDouble();
  const cache = createPageCache({ headersOf: () => [] });
  const prerender = createPrerender({ renderer, cache, log });
  await prerender();
  await prerender();
  expect(renderer.rendered).toEqual([key('/'), key('/form')]);
  for (const path of ['/', '/form']) expect(cache.peek(key(path))?.answer('br')).not.toBeInstanceOf(Promise);
});

it('starts over when it is called again, and stops the previous run', async () => {
  const renderer = rendererDouble();
  const prerender = createPrerender({ renderer, cache: createPageCache({ headersOf: () => [] }), log });
  await Promise.all([prerender(), prerender(), prerender()]);
  expect(renderer.rendered).toEqual([key('/'), key('/form')]);
});

it('pauses while the machine is busy, but ends', async () => {
  const paths = Array.from({ length: 40 }, (_, nth) => `/${nth}`);
  const renderer = rendererDouble(() => new Promise((resolve) => setTimeout(resolve, 5, {})));
  const cache = createPageCache({ headersOf: () => [] });
  let questions = 0;
  const isMachineBusy = () => {
    questions += 1;
    return questions === 1;
  };
  const many = { ...renderer, cacheKey: key, pageUrls: () => paths.map((path) => ({ path, isIndexable: true })) };
  const startedAt = performance.now();
  await createPrerender({ renderer: many, cache, log, isMachineBusy })();
  expect(renderer.rendered).toEqual(paths.map(key));
  expect(questions).toBeGreaterThan(0);
  expect(performance.now() - startedAt).toBeGreaterThan(1_000);
});

it('stops while content is slow', async () => {
  const renderer = rendererDouble(() => ({ kind: 'stream', lasts: 'never', body: () => {} }));
  await createPrerender({ renderer, cache: createPageCache({ headersOf: () => [] }), log })();
  expect(renderer.rendered).toEqual([key('/')]);
});
