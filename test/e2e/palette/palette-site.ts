import type { Page } from 'playwright-core';
import { builtSite, type VisitOptions, wide } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { withoutTimers } from '../../support/pages/pass-time.ts';

/**
 * Waits until the palette's behavior runs, which adds the place for the last action. Before, its buttons post a form as
 * without JavaScript.
 */
export const whenLive = (page: Page): Promise<void> =>
  page.locator('[data-widget=palette-picker] [role=status]').nth(1).waitFor({ state: 'attached' });

/** Lets `Copied!` stay, which is shown for two seconds: a busy machine may look later. */
export const keepCopied = (page: Page): Promise<void> => page.evaluate(withoutTimers, 2_000);

/** The palette's page on a built server, for the tests of one file. */
export function paletteSite() {
  const site = builtSite(undefined, wide);
  let alerts: string[] = [];

  async function prepare(page: Page): Promise<void> {
    alerts = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call.slice(1)) });
    });
  }

  return {
    site,
    /** The `alert` messages of the page opened last. */
    alerts: () => alerts,
    async open(query = '', options: VisitOptions = {}): Promise<Page> {
      const page = await site.open(`/color-palette${query}`, { prepare, ...options });
      if (options.javaScriptEnabled === false) return page;
      await whenNetworkIdle(page);
      await whenLive(page);
      return page;
    },
  };
}

const chip = (page: Page, id: string) => page.locator(`#${id}`);
/** The area of a color, which selects it. */
export const field = (page: Page, id: string) => chip(page, id).getByRole('button').first();
/** The name of a color, which copies it. */
export const label = (page: Page, id: string) => chip(page, id).getByRole('button').nth(1);
export const count = (page: Page) => page.locator('#p-n').textContent();
/** The chips in view or on paper. */
export const shownChips = (page: Page) => page.locator('section li:has(> [aria-pressed]):visible');
export const shown = (page: Page) => shownChips(page).count();
/** The palette's reports to the analytics service, without those of the page about scrolling. */
export const reports = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { calls: [event: string][] }).calls.filter(([event]) => event !== 'scroll_depth'),
  );
export const tray = (page: Page) => page.getByRole('region', { name: 'Your color list' });
/** On phones it is in a menu. */
export async function openPreview(page: Page): Promise<void> {
  const more = tray(page).getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await tray(page).getByRole('button', { name: 'Preview' }).click();
}
