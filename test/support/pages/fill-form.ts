import type { Locator, Page } from 'playwright-core';
import { requestWords } from '../visitor-words.ts';

/** Fills in fields by name. */
export async function fillForm(form: Locator | Page, values: Record<string, string> = requestWords): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}
