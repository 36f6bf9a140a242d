import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixedPaths } from '../../../host/routes.ts';
import { builtSite } from '../../support/built-site.ts';
import { combinations } from '../../support/cases/combinations.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { violations } from '../../support/pages/axe.ts';
import { scrollThrough } from '../../support/pages/scroll-through.ts';
import { openWatched } from '../../support/pages/watched-page.ts';
import { requestWords } from '../../support/visitor-words.ts';

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

const paths = Object.values(pageKinds).flatMap((kinds) => kinds.map(({ path }) => path));

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

describe.concurrent('every page', () => {
  it.each(combinations(paths, ['phone', 'desktop'] as const))(
    '%s on a %s is accessible, without shifts and console messages',
    (path, screen) => screens[screen](path),
  );
});

it('a page is also valid and accessible after its form was sent', async () => {
  const form = { form: 'estimate', ...requestWords, state: 'MD', serviceType: 'exterior' };
  const answer = await desk.request.post(`${site.url}/contact`, {
    form,
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  for (const [context, width] of [
    [phone, 360],
    [desk, 1280],
  ] as const) {
    const page = await visit(context, answer.headers().location ?? '');
    await page.getByText('Estimate request sent!').waitFor();
    expect(await widthOf(page)).toBe(width);
    await page.close();
  }
});

it('every fixed page is included in this test', () => {
  expect(pageKinds.fixed.map(({ path }) => path)).toEqual(fixedPaths);
});
