import type { Page, Request } from 'playwright-core';
import { whenIdle } from './when-idle.ts';

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
