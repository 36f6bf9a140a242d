import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { type Document, openForeignServer, type Site } from '../embeds/foreign-server.ts';

/** For the calling file: a browser, our server, and a webmaster’s site, which is registered with it. */
export function webmastersSite() {
  const documents = new Map<string, Document>();
  let browser: Browser;
  let server: BuiltServer;
  let site: Site;

  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await openForeignServer(documents);
    const port = await freePort();
    const env = { EMBED_ORIGINS: site.origin, PUBLIC_URL: `http://127.0.0.1:${port}` };
    server = await startBuiltServer({ port, env });
  });
  afterAll(async () => {
    await closeContexts();
    site.close();
    await server[Symbol.asyncDispose]();
  });

  return {
    /** The pages of the webmaster’s site, by name. */
    documents,
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    /** The origin of the webmaster’s site. */
    get origin() {
      return site.origin;
    },
  };
}
