import type { Page } from 'playwright-core';

/** Scrolls down screen by screen, so that lazy content loads, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({ height: document.body.scrollHeight, step: innerHeight }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
