import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { timeLimitMs } from '../node-start.mjs';

/** Waits until the page has painted twice, so that its observers have run, and is idle. */
export const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });

/** Holds matching requests of a page back. @returns what lets them go */
export async function holdRequests(page: Pick<Page, 'route'>, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, (route) => isHeld.then(() => route.continue()));
  return letGo;
}

/** Waits until the page has loaded a file of each name. */
export const whenLoaded = (page: Page, ...names: string[]) =>
  page.waitForFunction(
    (names) => names.every((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))),
    names,
  );

/** How long no request may be open, as in Playwright’s own state of this name. */
const idleMs = 500;

interface Network {
  open: Set<Request>;
  /** `performance.now()` when the last request started or ended. */
  changedAt: number;
}

const networks = new WeakMap<Page, Network>();

/** Counts the open requests of every page that the browser opens from now on, for {@link whenNetworkIdle}. */
export function watchNetwork(browser: Browser): void {
  browser.on('context', (context: BrowserContext) => context.on('page', watch));
}

function watch(page: Page): void {
  const network: Network = { open: new Set(), changedAt: performance.now() };
  networks.set(page, network);
  const change = () => {
    network.changedAt = performance.now();
  };
  page.on('request', (request) => {
    // Never ends.
    if (request.resourceType() === 'eventsource') return;
    network.open.add(request);
    change();
  });
  const end = (request: Request) => {
    network.open.delete(request);
    change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Chromium keeps a request open whose response is not cached and not read, as that of a page view.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') end(response.request());
  });
}

/**
 * Waits until the page has loaded, had no open request for 500 ms, and then became idle without a new one: a slow page
 * may need longer than that until it asks for what it loads in idle time, or on the key that a test has just pressed.
 * Rejects after 30 s on an idle machine, and names the open requests. Playwright’s own wait for `networkidle` sometimes
 * never ends on a busy machine: if the page had 500 ms without a request before it was parsed
 * (https://github.com/microsoft/playwright/issues/42598), or if the server refused a page view.
 */
export async function whenNetworkIdle(page: Page): Promise<void> {
  const network = networks.get(page);
  if (!network) throw new Error('Nobody watches the network of this page: start its browser with launchBrowser');
  await page.waitForLoadState('load');
  const limitMs = timeLimitMs(30_000);
  const end = performance.now() + limitMs;
  for (;;) {
    const leftMs = network.changedAt + idleMs - performance.now();
    if (performance.now() > end) {
      const open = [...network.open].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${page.url()} still has open requests after ${limitMs} ms: ${open.join(', ')}`);
    }
    if (network.open.size === 0 && leftMs <= 0) {
      const { changedAt } = network;
      const isIdle = await Promise.race([untilIdle(page), pause(timeLimitMs(5_000), true)]);
      if (isIdle && network.changedAt === changedAt) return;
      continue;
    }
    await pause(network.open.size > 0 ? 50 : Math.max(leftMs, 1));
  }
}

/**
 * Waits until the page has run everything that it has put off until it is idle, including what it puts off for two
 * seconds at most. A page without scripts puts nothing off, and would never answer; nor would one whose clock a test
 * has stopped.
 * @returns false if the page has meanwhile given way to another
 */
const untilIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      if (!matchMedia('(scripting: enabled)').matches) return true;
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_500 }));
      return true;
    })
    .catch((error: Error) => {
      if (/context was destroyed/.test(error.message)) return false;
      throw error;
    });
