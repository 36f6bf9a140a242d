import type { Locator, Page } from 'playwright-core';
import { requestWords } from '../visitor-words.ts';

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

/** Fills in fields by name. */
export async function fillForm(form: Locator | Page, values: Record<string, string> = requestWords): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}
