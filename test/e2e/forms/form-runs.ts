import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { builtSite, type VisitOptions } from '../../support/built-site.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { waitForMails } from '../../support/outbox.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
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

let requests = 0;

/** Forms with photos, for the tests of the calling file. */
export function photoForms() {
  const site = builtSite();
  return {
    /** A page with the form, filled in but for the photos. */
    async openFilled(path: string, options?: VisitOptions): Promise<Page> {
      const page = await site.open(path, options);
      await whenFormRuns(page);
      requests += 1;
      const message = `Two rooms, pictured in request ${requests}.`;
      await fillForm(page.locator('form', { has: page.locator('[name=zipCode]') }), { ...requestWords, message });
      return page;
    },
    /** How many pictures the mail with the latest request shows. */
    async pictures(): Promise<number> {
      const [mail = ''] = await waitForMails(site.server.dataDir, 1, `in request ${requests}.`);
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
