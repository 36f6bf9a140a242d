import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownerPassword } from '../owner.ts';

/**
 * Runs in the page: its toasts stay until somebody closes them, as in a window in the background. Otherwise they are gone
 * after five seconds, in which a test on a busy machine may not get to them.
 */
export function keepToasts(): void {
  document.hasFocus = () => false;
}

/** Opens a section of the admin in a new page, after logging in. */
export async function enterAdmin(
  browser: Browser | BrowserContext,
  url: string,
  { section = 'inbox', width = 1280 } = {},
): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize({ width, height: 800 });
  const login = { data: { password: ownerPassword }, headers: { origin: url }, failOnStatusCode: true };
  await page.request.post(`${url}/api/admin/session`, login);
  await page.goto(`${url}/admin#${section}`);
  await page.locator('main section h2').first().waitFor();
  return page;
}

/**
 * Opens a section by its link, which phones show behind `More` if it is not a daily one, and hide while a lead is open.
 */
export async function openSection(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Sections of the office' });
  if (!(await navigation.isVisible())) await page.getByRole('link', { name: 'Inbox' }).first().click();
  const link = navigation.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await navigation.getByRole('button', { name: 'More' }).click();
  await link.click();
}

/** A lead's link in the inbox list. */
export const leadLink = (page: Page, name: string) =>
  page.getByRole('listitem').locator('[data-lead]').filter({ hasText: name });

/** Waits until the browser has left the entry in the history of a dialog that closed, which it does in its own time. */
export const whenDialogLeft = (page: Page) => page.waitForFunction(() => !history.state);

/** Waits until the open section has all its data. */
export const nothingLoads = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main')
        .getByText(/^Loading/)
        .count(),
    )
    .toBe(0);
