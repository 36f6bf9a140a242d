import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';

const site = builtSite();

const paths = ['/', '/contact', '/exterior', '/color-palette', '/service-areas', '/blog'];

/** Starts every island of a page. A text, because the test runner would rewrite its `import`. */
const startAll = `(async () => {
  const seen = [];
  for (const island of document.querySelectorAll('[data-widget]')) {
    const module = await import(island.dataset.src);
    const written = island.textContent;
    module.start(island);
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen.push([island.dataset.widget, written, island.textContent]);
  }
  return seen;
})()`;

/** The server counts in Eastern time; these are always on another day than it is for some hours. */
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('islands change no words in %s', async (timezoneId) => {
  let islands = 0;
  for (const path of paths) {
    const page = await site.open(path, {
      timezoneId,
      // The page's own loader would start them before they are read.
      prepare: (page) => page.route(/^http:..[^/]+.assets.site-/, (route) => route.abort()),
    });
    const texts: [name: string, written: string, shown: string][] = await page.evaluate(startAll);
    for (const [name, written, shown] of texts) expect(shown, `${path} ${name}`).toBe(written);
    islands += texts.length;
  }
  expect(islands).toBeGreaterThan(paths.length);
});
