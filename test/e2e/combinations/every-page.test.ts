import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { builtSite, narrow, wide } from '../../support/built-site.ts';
import { combinations, firstOrRest } from '../../support/cases/combinations.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { violations } from '../../support/pages/axe.ts';
import { scrollThrough } from '../../support/pages/scroll-through.ts';
import { openWatched } from '../../support/pages/watched-page.ts';

const site = builtSite();
// One context per size for all pages, which share cached files.
let phone: BrowserContext;
let desk: BrowserContext;
beforeAll(async () => {
  phone = await site.browser.newContext({ ...narrow, hasTouch: true });
  desk = await site.browser.newContext(wide);
});

/**
 * Half of the limit for a good score (https://web.dev/articles/cls). On an idle machine it is 0; on a busy one a frame
 * may fall between two parts of a document, or before its heading font.
 */
const mostShift = 0.05;

const sizes = ['phone', 'desktop'] as const;
const { fixed, ...others } = pageKinds;
/** At first each fixed page at one size, and one page of each other kind. */
const tested = [
  ...combinations(
    fixed.map(({ path }) => path),
    sizes,
  ),
  ...Object.values(others).flatMap((kinds) =>
    firstOrRest(kinds.flatMap(({ path }) => sizes.map((size) => [path, size] as const))),
  ),
];

it.concurrent.each(tested)('%s on a %s is accessible, without shifts and console messages', async (path, size) => {
  const { page, misdeeds, shifts } = await openWatched(size === 'phone' ? phone : desk, site.url + path);
  await scrollThrough(page);
  const moved = await shifts();
  if (moved.reduce((sum, { value }) => sum + value, 0) > mostShift) expect(moved).toEqual([]);
  // Nothing is checked during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  expect(misdeeds).toEqual([]);
  if (size === 'phone') await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size === 'phone' ? 320 : 1280);
  await page.close();
});
