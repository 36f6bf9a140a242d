import type { BrowserContext, Page } from 'playwright-core';
import { whenNetworkIdle } from './network-idle.ts';

/** A page with a record of everything that our pages must not do. */
export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and requests to other origins, in order. */
  misdeeds: readonly string[];
  /** The layout shifts since the page was opened, with their scores (https://web.dev/articles/cls). */
  shifts(): Promise<Shift[]>;
}

interface Shift {
  value: number;
  /** The first words of each element that moved. */
  parts: string[];
}

/** The calls that a busy server refuses first. */
const counted = new Set(['/api/track', '/api/measure']);

/** Opens a URL and waits until the network is idle. */
export async function openWatched(context: BrowserContext, url: string): Promise<WatchedPage> {
  const { origin } = new URL(url);
  const page = await context.newPage();
  const misdeeds: string[] = [];
  let status = 0;
  page.on('console', (message) => {
    const { url: source } = message.location();
    // Chromium itself reports that the document does not exist,
    const isMissing = status === 404 && source === url && message.text().includes('404');
    // and that a server on a busy machine refused a count, as it should.
    const isShed = counted.has(new URL(source, url).pathname) && message.text().includes('503');
    if (!(isMissing || isShed)) misdeeds.push(`says ${message.text()} (${source})`);
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
  await page.goto(url);
  await whenNetworkIdle(page);
  return { page, misdeeds, shifts: () => page.evaluate(() => (window as unknown as Shifting).shifts) };
}

export interface Shifting {
  shifts: Shift[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Runs in the page, before anything else: keeps what moves in `window.shifts`. */
export function watchShifts(): void {
  const shifting = window as unknown as Shifting;
  shifting.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const parts = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`);
      shifting.shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
