import type { Page } from 'playwright-core';
import { builtSite } from '../../support/built-site.ts';
import { enterAdmin } from '../../support/pages/enter-admin.ts';

/** A server of the calling file, whose content its owner edits in a browser. */
export function contentSite() {
  const site = builtSite({});
  return {
    get url() {
      return site.server.url;
    },
    /** Opens the office’s content in a new page. */
    enter: (width?: number): Promise<Page> =>
      enterAdmin(site.browser, site.server.url, { section: 'content', ...(width && { width }) }),
    /** What a visitor gets at an address. */
    async open(address: string): Promise<{ status: number; html: string }> {
      const answer = await fetch(site.server.url + address);
      return { status: answer.status, html: await answer.text() };
    },
  };
}

/** Waits until the office has said this. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
