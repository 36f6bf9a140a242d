import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';
import { openStudio, type StudioPage } from './studio-page.ts';
import { webmastersSite } from './webmasters-site.ts';

/** For the calling file: a webmaster with a site of their own, who copies code from /embed. */
export function webmasterAtStudio() {
  const site = webmastersSite();
  let studio: StudioPage;
  beforeAll(async () => {
    studio = await openStudio(site.browser, site.server.url);
    await studio.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  /**
   * Presses Copy, again if the code changed meanwhile, as it does a moment after a choice. @returns the code that a
   * webmaster would paste
   */
  async function copied(): Promise<string> {
    const { page, code } = studio;
    let text = '';
    const isCopied = async () => {
      await page.getByRole('button', { name: /^Copy$|^Copied!/ }).click();
      text = await page.evaluate(() => navigator.clipboard.readText());
      return text === (await code()) && (await page.getByRole('button', { name: 'Copied!' }).isVisible());
    };
    await expect.poll(isCopied).toBe(true);
    return text;
  }

  return {
    documents: site.documents,
    /** The origin of the webmaster’s site. */
    get origin() {
      return site.origin;
    },
    get studio() {
      return studio;
    },
    copied,
    /** Chooses each widget in turn. @returns the code of all six */
    async codeOfAll(choose: (name: string, studio: StudioPage) => Promise<void> = async () => {}) {
      const codes: Record<string, string> = {};
      for (const name of embeddableWidgets) {
        await studio.page.locator(`[name=widget][value=${name}]`).check();
        await choose(name, studio);
        codes[name] = await copied();
        expect(codes[name]).toContain(name);
      }
      return codes;
    },
    /** Opens a page of the webmaster’s site as a visitor. */
    async visit(name: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
      const page = await site.browser.newPage({ viewport: { width, height: 900 } });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${site.origin}/${name}`);
      await whenNetworkIdle(page);
      return { page, complaints };
    },
  };
}

/** A picture of a page in the folder SHOTS, if that is set. */
export const shot = (page: Page, name: string, fullPage = true) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage }) : undefined;
