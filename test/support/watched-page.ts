import type { BrowserContext, Page } from 'playwright-core';

/** A page, and whatever it did that no page of ours may do. */
export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and requests to other origins, in order. */
  misdeeds: readonly string[];
  /** How far anything moved by itself since the page began (https://web.dev/articles/cls), input or not. */
  layoutShift(): Promise<number>;
}

/**
 * Opens an address and waits until the network is idle.
 * @param withheld what the test itself keeps from the page, so that the browser's complaint of it is no misdeed
 */
export async function openWatched(context: BrowserContext, url: string, withheld?: RegExp): Promise<WatchedPage> {
  const { origin } = new URL(url);
  const page = await context.newPage();
  const misdeeds: string[] = [];
  let status = 0;
  page.on('console', (message) => {
    const about = message.location().url;
    // Chromium itself reports that the document is one that does not exist.
    const isStatus = status === 404 && about === url && message.text().includes('404');
    if (!isStatus && !withheld?.test(about)) misdeeds.push(`says ${message.text()}`);
  });
  page.on('pageerror', (error) => misdeeds.push(`throws ${error.message}`));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && asked.protocol !== 'data:') misdeeds.push(`asks ${asked}`);
  });
  page.on('response', (response) => {
    if (response.url() === url) status = response.status();
  });
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, misdeeds, layoutShift: () => page.evaluate(() => (window as unknown as Shifting).shifted) };
}

interface Shifting {
  shifted: number;
}

/** In the page, before it begins. */
function watchShifts(): void {
  const shifting = window as unknown as Shifting;
  shifting.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifting.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
