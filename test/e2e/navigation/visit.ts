import type { Page } from 'playwright-core';

export const wide = { viewport: { width: 1280, height: 900 } };
export const narrow = { viewport: { width: 360, height: 740 } };

export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
