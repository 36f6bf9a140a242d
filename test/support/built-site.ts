import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BuiltServer, type ServerOptions, startBuiltServer } from './built-server.ts';
import { whenNetworkIdle } from './pages/network-idle.ts';
import { atWorkerEnd, closeContexts, sharedBrowser } from './shared-browser.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is opened: for routes, listeners and scripts. */
  prepare?: (page: Page) => unknown;
  /** `idle` once the page has loaded and no request is open. @default load */
  waitUntil?: 'load' | 'idle' | 'commit';
}

export const wide = { viewport: { width: 1280, height: 900 } };
export const narrow = { viewport: { width: 360, height: 740 } };

let visitors = 0;
let shared: Promise<BuiltServer> | undefined;

/** The server of this worker, with the data of earlier files. */
function sharedServer(): Promise<BuiltServer> {
  shared ??= startBuiltServer({ env: ofTests }).then((server) => {
    atWorkerEnd(() => server[Symbol.asyncDispose]());
    return server;
  });
  return shared;
}

const ofTests = { TRUST_PROXY_HOPS: '1' };

/** The built server and a browser, for the tests of one file. */
export interface BuiltSite {
  readonly url: string;
  readonly server: BuiltServer;
  readonly browser: Browser;
  /** Opens a page of the site, or a URL, as a new visitor. */
  open(path: string, options?: VisitOptions): Promise<Page>;
  /** A new visitor, with its own rate limits. Closed after the test or, with concurrent tests, after the last. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/**
 * A built server and a browser for the tests of the calling file. The browser is shared by the worker, and so is the
 * server unless options are given.
 * @param options of a server for this file; a function is called just before it starts
 * @param visit the default options of every visit
 */
export function builtSite(
  options?: ServerOptions | (() => ServerOptions | Promise<ServerOptions>),
  visit: VisitOptions = {},
): BuiltSite {
  let server: BuiltServer | undefined;
  let browser: Browser | undefined;
  let running = 0;
  const open = new Set<BrowserContext>();

  beforeAll(async () => {
    // First, so that no server is left running if the browser does not start.
    browser = await sharedBrowser();
    server = await (options ? ownServer(options) : sharedServer());
  });
  afterAll(async () => {
    await closeContexts();
    if (options) await server?.[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    running += 1;
  });
  afterEach(async () => {
    running -= 1;
    if (running === 0) await Promise.all([...open].map((context) => context.close()));
  });

  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The site has not started');
    return part;
  };
  const site: BuiltSite = {
    get url() {
      return started(server).url;
    },
    get server() {
      return started(server);
    },
    get browser() {
      return started(browser);
    },
    async visitor(options = {}) {
      visitors += 1;
      const extraHTTPHeaders = { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
      const context = await site.browser.newContext({ extraHTTPHeaders, ...options });
      open.add(context);
      context.once('close', () => open.delete(context));
      return context;
    },
    async open(path, options = {}) {
      const { prepare, waitUntil = 'load', ...visitor } = { ...visit, ...options };
      const page = await (await site.visitor(visitor)).newPage();
      await prepare?.(page);
      await page.goto(new URL(path, site.url).href, { waitUntil: waitUntil === 'idle' ? 'load' : waitUntil });
      if (waitUntil === 'idle') await whenNetworkIdle(page);
      return page;
    },
  };
  return site;
}

async function ownServer(
  options: ServerOptions | (() => ServerOptions | Promise<ServerOptions>),
): Promise<BuiltServer> {
  const { env, ...rest } = typeof options === 'function' ? await options() : options;
  return startBuiltServer({ ...rest, env: { ...ofTests, ...env } });
}
