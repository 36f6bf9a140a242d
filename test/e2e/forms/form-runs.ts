import type { BrowserContextOptions, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { waitForMails } from '../../support/outbox.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

/** Photos to choose: squares with sides of these lengths, in pixels. */
export const files = (...sides: number[]) =>
  Promise.all(
    sides.map(async (side, at) => ({
      name: `photo-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhoto('jpeg', side, side),
    })),
  );

/** A server for each test of the calling file, so that its only mail is that of the test's form. */
export function photoForms() {
  let server: BuiltServer;
  beforeEach(async () => {
    server = await startBuiltServer();
  });
  afterEach(async () => {
    await closeContexts();
    await server[Symbol.asyncDispose]();
  });

  return {
    /** A page with the form, filled in but for the photos. `prepare` runs before the page is opened. */
    async openFilled(
      path: string,
      { prepare, ...options }: BrowserContextOptions & { prepare?: (page: Page) => unknown } = {},
    ) {
      const context = await (await sharedBrowser()).newContext(options);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(server.url + path);
      if (options.javaScriptEnabled !== false) await whenFormRuns(page);
      const form = page.locator('form', { has: page.locator('[name=zipCode]') });
      for (const [name, value] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(value);
      return { context, page };
    },
    /** How many pictures the mail with the request shows. */
    async pictures(): Promise<number> {
      const [mail = ''] = await waitForMails(server.dataDir, 1);
      const { attachments, html = '' } = await PostalMime.parse(mail);
      expect(html.match(/<img src="cid:/g)?.length ?? 0).toBe(attachments.length);
      return attachments.length;
    },
  };
}

/**
 * Waits until the behavior of a form on our pages runs. What is typed before is in no draft, and so not there after a
 * reload; what is pressed before waits for code that still has to load.
 */
export const whenFormRuns = (page: Page, name: 'estimate-form' | 'contact-form' = 'estimate-form'): Promise<void> =>
  page.locator(`[data-widget=${name}] [popover=manual]`).waitFor({ state: 'attached' });
