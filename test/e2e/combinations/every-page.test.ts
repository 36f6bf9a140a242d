import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { combinations, firstOrRest } from '../../support/cases/combinations.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { violations } from '../../support/pages/axe.ts';
import { scrollThrough } from '../../support/pages/scroll-through.ts';
import { openWatched } from '../../support/pages/watched-page.ts';

const site = builtSite();
// One context per width for all pages, which share cached files.
let phone: BrowserContext;
let desk: BrowserContext;
beforeAll(async () => {
  phone = await site.browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  desk = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
});

/**
 * Half of the limit for a good score (https://web.dev/articles/cls). On an idle machine it is 0; on a busy one a frame
 * may fall between two parts of a document, or before its heading font.
 */
const mostShift = 0.05;

/** Checks what must hold for every page at every width; leaves the page open. */
async function visit(context: BrowserContext, path: string): Promise<Page> {
  const { page, misdeeds, shifts } = await openWatched(context, site.url + path);
  await scrollThrough(page);
  const moved = await shifts();
  if (moved.reduce((sum, { value }) => sum + value, 0) > mostShift) expect(moved).toEqual([]);
  // Nothing is checked during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  expect(misdeeds).toEqual([]);
  return page;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const screens = {
  /** Down to 320 px. */
  phone: async (path: string) => {
    const page = await visit(phone, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthOf(page)).toBe(320);
    await page.close();
  },
  desktop: async (path: string) => {
    const page = await visit(desk, path);
    expect(await widthOf(page)).toBe(1280);
    await page.close();
  },
};

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

describe.concurrent('every page', () => {
  it.each(tested)('%s on a %s is accessible, without shifts and console messages', (path, size) => screens[size](path));
});
