import type { Page } from 'playwright-core';

/**
 * Waits until the behavior of a form on our pages runs. What is typed before is in no draft, and so not there after a
 * reload; what is pressed before waits for code that still has to load.
 */
export const whenFormRuns = (page: Page, name: 'estimate-form' | 'contact-form' = 'estimate-form'): Promise<void> =>
  page.locator(`[data-widget=${name}] [popover=manual]`).waitFor({ state: 'attached' });
