import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { postAsBrowser } from '../../support/owner.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { anEstimate, requestWords } from '../../support/visitor-words.ts';

/** A second visitor's request. */
export const neighbor = {
  ...{ name: 'Dora Insley', email: 'dora@insley.example', phone: '(443) 555-0121', address: '9 Harrison Street' },
  ...{ city: 'Easton', zipCode: '21601', message: 'The hall and the stairs want two coats.' },
};

/**
 * For each test of the calling file: a server with its own store, and a browser context for visitors and owner.
 * @param sister the origin of a site that may embed its forms
 */
export function officeSite(sister = 'https://sister.example') {
  let browser: Browser;
  let server: BuiltServer;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeContexts());

  beforeEach(async () => {
    server = await startBuiltServer({ env: { EMBED_ORIGINS: sister } });
    context = await browser.newContext();
  });
  afterEach(async () => {
    // A poll may be in a route that asks the server; closing the page would fail it, and thereby the run.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
    await server[Symbol.asyncDispose]();
  });

  const site = {
    get server() {
      return server;
    },
    get context() {
      return context;
    },
    /** Another browser context, which the test must close. */
    newContext: () => browser.newContext(),
    /** Replaces the context with one for another kind of screen. */
    async replaceContext(options: BrowserContextOptions): Promise<void> {
      await context.close();
      context = await browser.newContext(options);
    },
    /** The office in a new page, after logging in. */
    enter: (options?: Parameters<typeof enterAdmin>[2]) => enterAdmin(context, server.url, options),
    /** A request as the form posts it, without a browser. */
    async postLead(change: Record<string, unknown> = {}): Promise<void> {
      const { status } = await postAsBrowser(`${server.url}/api/estimates`, anEstimate(change), {
        'brushline-open-ms': '60000',
      });
      if (status !== 201) throw new Error(`The request was answered with ${status}`);
    },
    async postTwoLeads(): Promise<void> {
      await site.postLead();
      await site.postLead(neighbor);
    },
  };
  return site;
}

/** Opens a lead from the list. @returns its article */
export async function openLead(page: Page, name = requestWords.name): Promise<Locator> {
  await leadLink(page, name).click();
  const lead = page.getByRole('article', { name });
  await lead.waitFor();
  return lead;
}

/** The text of the file that `start` downloads. */
export async function downloaded(page: Page, start: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await start();
  return readFile(await (await download).path(), 'utf8');
}
