import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { isUncounted } from '../../support/pages/watched-page.ts';

/** The text by which each widget counts as loaded. */
export const signs: Readonly<Record<(typeof embeddableWidgets)[number], string>> = {
  'estimate-form': '[type=submit]',
  'contact-form': '[type=submit]',
  'color-quiz': 'button',
  'palette-picker': 'input',
  testimonials: 'blockquote, li',
  'area-search': 'input',
};

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

/**
 * Opens /embed without waiting for hydration.
 * @param prepare runs before the page loads
 */
export async function openEmbedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<StudioPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('brushline:ready', ({ target }) =>
      (target as HTMLElement).setAttribute('data-is-up', ''),
    ),
  );
  await prepare(page);
  await page.goto(`${url}/embed`);
  return {
    page,
    context,
    complaints,
    pick: (name) => page.getByRole('radio', { name, exact: typeof name === 'string' }).check(),
    code: async () => (await page.locator('pre').first().textContent()) ?? '',
  };
}

/** Opens /embed, and waits until the preview shows the estimate form and the choices are hydrated. */
export async function openStudio(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<StudioPage> {
  const studio = await openEmbedPage(browser, url, options);
  const { page } = studio;
  await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
  await page.locator('brushline-estimate-form form').waitFor();
  await page.getByText('What to show').hover();
  await page.locator('[data-widget=embed-studio][data-is-up]').waitFor();
  await whenNetworkIdle(page);
  return studio;
}
