import { expect, it } from 'vitest';
import { sharedShingles, shinglesOf } from '../../support/shingles.ts';
import { readable, rendererOf, renderPage } from '../support/rendered-page.ts';

/** The maximum share of a page's five-word sequences that another may contain too. */
const limit = 0.5;

it('no two indexed pages are near-duplicates', async () => {
  const paths = rendererOf()
    .pageUrls()
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path }) => path);
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, runs: shinglesOf(readable((await renderPage(path)).main)) })),
  );
  const ranked = pages
    .flatMap((one, at) =>
      pages
        .slice(at + 1)
        .map((other) => ({ pair: `${one.path} and ${other.path}`, shared: sharedShingles(one.runs, other.runs) })),
    )
    .sort((a, b) => b.shared - a.shared);
  for (const { pair, shared } of ranked.slice(0, 3)) console.info(`${(shared * 100).toFixed(1)} % shared: ${pair}`);
  expect(ranked.filter(({ shared }) => shared > limit)).toEqual([]);
});
