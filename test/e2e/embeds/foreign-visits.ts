import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../support/browser.mjs';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { embeddedWidgets } from './embedded-widgets.ts';
import type { PageKind } from './page-kinds.ts';
import { watchPage } from './page-state.ts';
import { bundleReactApp } from './react-app.ts';
import { type Document, openProxy, openStranger } from './stranger.ts';

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
  /** The page without our scripts. */
  isBare?: boolean;
  /** Our server is unreachable. */
  isAlone?: boolean;
  /** The state of our API from the start. */
  api?: PageKind['api'] | undefined;
}

const slowMs = 1500;

/** Whether a script of a page is there for our sake. */
const isOurs = (script: string) => /\/widgets\/v1\/|\/merged-/.test(script);

/** The built server, another site that embeds from it, and a browser to visit that with. */
export async function openForeignSite() {
  const documents = new Map<string, Document>();
  const browser: Browser = await chromium.launch(await launchOptions());
  const stranger = await openStranger(documents);
  const port = await freePort();
  const ours = await openProxy(`http://127.0.0.1:${port}`);
  const server = await startBuiltServer({
    port,
    env: { EMBED_ORIGINS: stranger.origin, TRUST_PROXY_HOPS: '1', PUBLIC_URL: ours.origin },
  });
  const other = await openProxy(server.url, '/* Another version. */');
  const sites = [stranger, ours, other];
  documents.set('react-app', { html: await bundleReactApp(), headers: { 'content-type': 'text/javascript' } });

  for (const { name } of embeddedWidgets) {
    const html = await (await fetch(`${ours.origin}/widgets/v1/${name}.iife.js`)).text();
    documents.set(`merged-${name}`, {
      html: `void 0;\n${html}`,
      headers: { 'content-type': 'text/javascript' },
    });
  }

  async function visit(kind: PageKind, widget: string, { isBare, isAlone, api }: VisitOptions = {}): Promise<Visit> {
    const name = `page-${documents.size}`;
    const html = htmlOf(kind, widget);
    documents.set(name, {
      html: isBare ? html.replace(/<script[^>]*>[^<]*<\/script>/g, (script) => (isOurs(script) ? '' : script)) : html,
      headers: kind.headers?.({ ours: ours.origin, other: other.origin }) ?? {},
    });
    const context = await browser.newContext(kind.visitor);
    if (isAlone) await context.route(`${ours.origin}/**`, (route) => route.abort());
    if (kind.blocks) await context.route(kind.blocks, (route) => route.abort('blockedbyclient'));
    if (api === 'slow') await context.route('**/api/**', (route) => setTimeout(() => void route.continue(), slowMs));
    if (api === 'failing') await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const strays: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!sites.some(({ origin }) => origin === new URL(request.url()).origin)) strays.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`${stranger.origin}/${name}`);
    return { page, context, strays, complaints, close: () => context.close() };
  }

  function htmlOf(kind: PageKind, widget: string): string {
    const element = `<brushline-${widget} data-embed><a href="#ask">Ask Brushline</a></brushline-${widget}>`;
    const loader = { body: `<script type="module" src="${ours.origin}/widgets/v1/embed.js"></script>` };
    const scripts = kind.scripts?.({ ours: ours.origin, other: other.origin }, widget) ?? loader;
    const { head = '', body = '' }: { head?: string; body?: string } = scripts;
    return `<!doctype html><html lang="en-US" ${kind.root ?? ''}><head><meta charset="utf-8"><title>Elsewhere</title>
      <meta name="viewport" content="width=device-width">${kind.head ?? ''}${head}</head>
      <body><main>${own}<div id="place">${kind.body?.(element) ?? element}</div></main>${body}</body></html>`;
  }

  async function close(): Promise<void> {
    await browser.close();
    for (const site of sites) site.close();
    await server[Symbol.asyncDispose]();
  }
  return { visit, close, ours: ours.origin };
}

export type ForeignSite = Awaited<ReturnType<typeof openForeignSite>>;

/**
 * Waits for the first element with that name to show something. Not with a locator: evaluating one adds listeners of
 * the driver to the page.
 */
export const comesUp = (page: Page, tag: string, shows: string) =>
  page.evaluate(
    async ([tag, part]) => {
      while (!window.widgetOf(`${tag}`)?.shadowRoot?.querySelector(`div ${part}`))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    [tag, shows],
  );

/** The page's own content before the widget. */
const own = `<h1>Towline Hauling</h1><section id="own"><p>We haul <a href="#away">anything</a>.</p>
  <form><label>Search <input id="search"></label><button>Go</button></form><dialog><p>Closed</p></dialog>
  <ul><li>Couches</li></ul></section>`;
