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

it('stops while content is slow', async () => {
  const renderer = rendererDouble(() => ({ kind: 'stream', lasts: 'never', body: () => {} }));
  await createPrerender({ renderer, cache: createPageCache({ headersOf: () => [] }), log })();
  expect(renderer.rendered).toEqual([key('/')]);
});
