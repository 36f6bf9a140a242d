import type { Page } from 'playwright-core';
import type { BuiltSite, VisitOptions } from '../../support/built-site.ts';

export const wide = { viewport: { width: 1280, height: 900 } };
export const narrow = { viewport: { width: 360, height: 740 } };

/** Opens a page as a new visitor and calls `work` with it. */
export const visitOf =
  (site: BuiltSite) => async (path: string, options: VisitOptions, work: (page: Page) => unknown) =>
    work(await site.open(path, options));

export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
