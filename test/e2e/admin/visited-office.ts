import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { postUntilServed } from '../../support/owner.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

const sister = 'https://decks-and-gutters-of-the-upper-eastern-shore.example';

/**
 * For the calling file, a server with a sister site, a stranger’s site and a visitor’s figures; for each of its tests,
 * a browser context.
 */
export function visitedOffice() {
  let server: BuiltServer;
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await sharedBrowser();
    server = await startBuiltServer({ env: { EMBED_ORIGINS: sister } });
    const post = (path: string, body: object, origin = server.url) =>
      postUntilServed(server.url + path, body, { origin });
    const load = { widget: 'estimate-form', version: 'v1', happened: 'load' };
    await post('/api/measure', { funnel: ['estimate seen'], action: ['phone_call'], vital: ['home LCP good'] });
    await post('/api/measure', { embed: [load] }, sister);
    await post('/api/contact', {}, 'https://stranger.example');
    await post('/api/track', { eventType: 'page_view', eventDetails: '/' });
  });
  afterAll(async () => {
    await closeContexts();
    await server[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());
  return {
    get url() {
      return server.url;
    },
    get context() {
      return context;
    },
  };
}

/** The link to a section, which a phone shows only after More. */
export const sectionLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the office' })
    .getByRole('link', { name, exact: true, includeHidden: true });
