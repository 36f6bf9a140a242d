import { expect, it } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { createWarmUp } from '../../../server/pages/prerender.ts';
import { rendererDouble } from '../../api/support/renderer-double.ts';

const log = () => {};
const key = (path: string) => `${path}?`;

it('renders every page ahead of its visitors, once, and packs it', async () => {
  const renderer = rendererDouble();
  const cache = createPageCache({ headersOf: () => [] });
  const warmUp = createWarmUp({ renderer, cache, log });
  await warmUp();
  await warmUp();
  expect(renderer.rendered).toEqual([key('/'), key('/form')]);
  for (const path of ['/', '/form']) expect(cache.peek(key(path))?.answer('br')).not.toBeInstanceOf(Promise);
});

it('begins anew when it is called again, and stops where it was', async () => {
  const renderer = rendererDouble();
  const warmUp = createWarmUp({ renderer, cache: createPageCache({ headersOf: () => [] }), log });
  await Promise.all([warmUp(), warmUp(), warmUp()]);
  expect(renderer.rendered).toEqual([key('/'), key('/form')]);
});

it('leaves the pages to their visitors while content is late', async () => {
  const renderer = rendererDouble(() => ({ kind: 'stream', lasts: 'never', body: () => {} }));
  await createWarmUp({ renderer, cache: createPageCache({ headersOf: () => [] }), log })();
  expect(renderer.rendered).toEqual([key('/')]);
});
