import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { complaintsOf } from '../../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';

/** /embed in a browser, as a webmaster uses it. */
export interface StudioPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console. */
  complaints: string[];
  /** Picks one of several radio buttons by its label. */
  pick(name: string | RegExp): Promise<void>;
  /** The displayed code. */
  code(): Promise<string>;
}

/** Opens /embed without waiting for hydration. @param prepare runs before the page loads */
export async function openEmbedPage(
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<StudioPage> {
  const context = await (await sharedBrowser()).newContext(options);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.addInitScript(() =>
    document.addEventListener('brushline:ready', ({ target }) =>
      (target as HTMLElement).setAttribute('data-is-up', ''),
    ),
  );
  await prepare(page);
  await page.goto(`${url}/embed`, { waitUntil: 'domcontentloaded' });
  return {
    page,
    context,
    complaints,
    pick: (name) => page.getByRole('radio', { name, exact: typeof name === 'string' }).check(),
    code: async () => (await page.locator('pre').first().textContent()) ?? '',
  };
}

/** Opens /embed, and waits until the preview shows the estimate form and the choices are hydrated. */
export async function openStudio(url: string, options: BrowserContextOptions = {}): Promise<StudioPage> {
  const studio = await openEmbedPage(url, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  const { page } = studio;
  await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
  await form(page).locator('form').waitFor();
  await page.getByText('What to show').hover();
  await page.locator('[data-widget=embed-studio][data-is-up]').waitFor();
  await whenNetworkIdle(page);
  return studio;
}

export const form = (page: Page) => page.locator('brushline-estimate-form');

/** How far the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
