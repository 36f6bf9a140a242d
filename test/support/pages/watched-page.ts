import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { whenNetworkIdle } from './network-idle.ts';

/**
 * Runs in a page, from its start: translates it as browsers do, also what it shows later, by putting a copy of each text
 * node, in two `<font>` elements, in its place. The copy says the same, so that tests can look for it.
 */
export function translatePage(): void {
  const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style, title');
  function translate(root: Node): void {
    for (const child of [...root.childNodes]) translate(child);
    if (root.nodeType !== Node.TEXT_NODE || !root.nodeValue?.trim() || isTranslated(root)) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = root.nodeValue;
    root.parentNode?.replaceChild(font, root);
  }
  function watch(root: Document | ShadowRoot): void {
    translate(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(root, { childList: true, subtree: true });
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachWatched(options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  addEventListener('load', () => watch(document));
}

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

/** Whether Chromium reports that a server on a busy machine refused a count, as it should before anything else. */
export const isUncounted = (message: ConsoleMessage): boolean =>
  /\/api\/(track|measure)$/.test(message.location().url) && message.text().includes('503');

/** The errors and warnings of a page from now on: of its console, and uncaught. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
  });
  return complaints;
}

/** Opens a URL and waits until the network is idle. */
export async function openWatched(context: BrowserContext, url: string): Promise<WatchedPage> {
  const { origin } = new URL(url);
  const page = await context.newPage();
  const misdeeds: string[] = [];
  let status = 0;
  page.on('console', (message) => {
    const { url: source } = message.location();
    // Chromium itself reports that the document does not exist.
    const isMissing = status === 404 && source === url && message.text().includes('404');
    if (!(isMissing || isUncounted(message))) misdeeds.push(`says ${message.text()} (${source})`);
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
  const shifts: Shift[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const parts = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`);
      shifts.push({ value, parts });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.defineProperty(window, 'shifts', {
    get() {
      // A busy browser tells an observer late: what has moved by now must count as moved by now.
      keep(observer.takeRecords());
      return shifts;
    },
  });
}
