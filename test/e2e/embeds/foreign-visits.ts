import type { Browser, BrowserContext, Page } from 'playwright-core';
import { timeLimitMs } from '../../support/node-start.mjs';
import { keepToasts } from '../../support/pages/enter-admin.ts';
import type { Evaluates } from '../../support/pages/page-part.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import type { ForeignPageKind } from './foreign-page-kinds.ts';
import { openForeignDocuments, slowMs } from './foreign-site.ts';
import { watchPage } from './page-state.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The page's requests to anyone but its own site and ours. */
  strays: string[];
  /** Console errors. */
  complaints: string[];
  close(): Promise<void>;
}

interface VisitOptions {
  /** Whether to leave out our scripts. */
  isBare?: boolean;
  /** Whether our server is unreachable. */
  isAlone?: boolean;
  /** The state of our API from the start. */
  api?: ForeignPageKind['api'] | undefined;
}

/** The built server, another site that embeds from it, and a browser that visits it. */
export async function openForeignSite() {
  const { addressOf, ours, other, origins, close } = await openForeignDocuments();
  const browser: Browser = await sharedBrowser();

  async function visit(
    kind: ForeignPageKind,
    widget: string,
    { isBare, isAlone, api }: VisitOptions = {},
  ): Promise<Visit> {
    const context = await browser.newContext(kind.visitor);
    if (isAlone) await context.route(`${ours}/**`, (route) => route.abort());
    if (kind.blocks) await context.route(kind.blocks, (route) => route.abort('blockedbyclient'));
    if (api === 'slow') await context.route('**/api/**', (route) => setTimeout(() => void route.continue(), slowMs));
    if (api === 'failing') await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await context.addInitScript(watchPage);
    await context.addInitScript(keepToasts);
    const page = await context.newPage();
    const strays: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!origins.includes(new URL(request.url()).origin)) strays.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
    });
    await page.goto(addressOf(kind, widget, isBare));
    return { page, context, strays, complaints, close: () => context.close() };
  }
  return {
    visit,
    ours,
    other,
    async close() {
      await closeContexts();
      await close();
    },
  };
}

export type ForeignSite = Awaited<ReturnType<typeof openForeignSite>>;

/**
 * Waits up to 20 s for the first element with that name to show a part. Does not use a locator, because that adds the
 * driver's listeners to the page.
 */
export const comesUp = (page: Evaluates, tag: string, shows: string) =>
  page.evaluate(
    async ([tag, part, limitMs]) => {
      const deadline = Date.now() + Number(limitMs);
      while (!window.widgetOf(`${tag}`)?.shadowRoot?.querySelector(`div ${part}`)) {
        if (Date.now() > deadline) throw new Error(`<${tag}> shows no ${part}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    [tag, shows, timeLimitMs(20_000)],
  );
