import type { Page } from 'playwright-core';

/** Presses Tab until the focused element has this name; throws if it never has. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document;
      const label = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return at?.ariaLabel ?? label ?? at?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
