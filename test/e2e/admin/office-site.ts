import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { postAsBrowser } from '../../support/owner.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { anEstimate, requestWords } from '../../support/visitor-words.ts';

/** A second visitor's request. */
export const neighbor = {
  ...{ name: 'Dora Insley', email: 'dora@insley.example', phone: '(443) 555-0121', address: '9 Harrison Street' },
  ...{ city: 'Easton', zipCode: '21601', message: 'The hall and the stairs want two coats.' },
};

/**
 * For each test of the calling file: a server with its own store, a sister site that embeds the estimate form, and a
 * browser context for visitors and owner.
 */
export function officeSite() {
  let browser: Browser;
  let server: BuiltServer;
  let context: BrowserContext;
  let sister: { origin: string; server: Server };

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeContexts());

  beforeEach(async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    server = await startBuiltServer({ env: { EMBED_ORIGINS: origin } });
    const embed = `<!doctype html><title>Sister</title><script type="module" src="${server.url}/widgets/v1/embed.js"></script><brushline-estimate-form></brushline-estimate-form>`;
    const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(embed));
    sister = { origin, server: page.listen(port, '127.0.0.1') };
    context = await browser.newContext();
  });
  afterEach(async () => {
    // A poll may be in a route that asks the server; closing the page would fail it, and thereby the run.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
    sister.server.close();
    await server[Symbol.asyncDispose]();
  });

  const site = {
    get server() {
      return server;
    },
    get context() {
      return context;
    },
    /** The sister site's origin. */
    get sister() {
      return sister.origin;
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
    /** Fills in the form at a URL and sends it, at human speed. */
    async sendForm(url: string, change: Partial<typeof requestWords> = {}): Promise<void> {
      const page = await context.newPage();
      await page.goto(url);
      await fillForm(page, { ...requestWords, ...change });
      await passTime(page);
      await page.getByRole('button', { name: 'Get Free Estimate' }).click();
      await page.getByText('Estimate request sent!').waitFor();
      await page.close();
    },
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
