import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { holdRequests } from '../../support/pages/network-idle.ts';
import { type Shifting, watchShifts } from '../../support/pages/watched-page.ts';

/** The phone of Lighthouse. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const site = builtSite({}, phone);

const paths = Object.values(pageKinds).flatMap((kinds) => kinds.map(({ path }) => path));

/** Opens a page whose heading font does not arrive before the returned function is called. */
async function openWithoutFont(path: string) {
  let release = () => {};
  const page = await site.open(path, {
    waitUntil: 'commit',
    async prepare(tab) {
      await tab.addInitScript(watchShifts);
      release = await holdRequests(tab, '**/*.woff2');
    },
  });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForLoadState('domcontentloaded');
  return { page, release };
}

describe.concurrent('a phone', () => {
  it.each(paths)('shows %s without a shift when the heading font arrives late', async (path) => {
    const { page, release } = await openWithoutFont(path);
    const isBesleyHere = () =>
      [...document.fonts].some(({ family, status }) => family === 'Besley' && status === 'loaded');
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await page.evaluate(twoFrames);
    // On a busy machine the parts of the document arrive one by one.
    await page.evaluate(() => void (window as unknown as Shifting).shifts.splice(0));
    expect(await page.evaluate(isBesleyHere)).toBe(false);
    release();
    await page.waitForFunction(isBesleyHere);
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => (window as unknown as Shifting).shifts)).toEqual([]);
  });
});
