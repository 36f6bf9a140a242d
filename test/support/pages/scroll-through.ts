import type { Page, Request } from 'playwright-core';
import { whenIdle } from './network-idle.ts';
import type { Evaluates } from './page-part.ts';

/**
 * Scrolls every twentieth of a page's parts into view at once, like a link or the Tab key, last one first.
 * @returns how far any of the parts in view then moved within the next frames, in pixels
 */
export const shiftInView = (page: Evaluates, selector: string): Promise<number> =>
  page.evaluate(async (selector) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) throw new Error(`No ${selector}`);
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const isInView = (part: Element) => topOf(part) < innerHeight && part.getBoundingClientRect().bottom > 0;
    let shift = 0;
    for (const part of parts.filter((_, at) => at % 20 === 0).reverse()) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = parts.filter(isInView).map((each) => [each, topOf(each)] as const);
      // Engines lay out skipped content some frames after it comes into view.
      for (let frame = 0; frame < 8; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const [each, top] of before) shift = Math.max(shift, Math.abs(topOf(each) - top));
    }
    return shift;
  }, selector);

/** Scrolls down screen by screen, waits until all lazy content has loaded, and scrolls back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const loading = new Set<Request>();
  // Without the page's beacons, whose end browsers do not always report.
  page.on('request', (request) => request.method() === 'GET' && loading.add(request));
  const ended = (request: Request) => loading.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  const { height, step } = await page.evaluate(() => ({ height: document.body.scrollHeight, step: innerHeight }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await whenIdle(page);
  }
  do
    await whenIdle(page); // Loaded content may load more.
  while (loading.size > 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until the page has stopped scrolling: in frames, because on a busy machine the next one may take long. */
export const whenScrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let [still, before] = [0, -1]; still < 20; still = scrollY === before ? still + 1 : 0) {
      before = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
