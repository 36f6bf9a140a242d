import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../../support/built-site.ts';
import { counting } from '../../../support/cases/block-list.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { messageWords, requestWords } from '../../../support/visitor-words.ts';

const site = builtSite();

/** Opens a page for a visitor whose blocker blocks all counting. */
async function open(path: string) {
  const stopped: string[] = [];
  const errors: string[] = [];
  const prepare = async (page: Page) => {
    await page.route(counting, (route) => {
      stopped.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    });
    page.on('pageerror', (error) => errors.push(error.message));
  };
  const page = await site.open(path, { prepare, waitUntil: 'idle' });
  await expect.poll(() => stopped.some((one) => /after-load/.test(one))).toBe(true);
  return { page, stopped, errors };
}

async function send(page: Page, name: string, words: Record<string, string>, thanks: string) {
  const form = page.getByRole('form', { name });
  await fillForm(form, words);
  await form.locator('[type=submit]').click();
  await page.getByText(thanks).first().waitFor();
}

describe('a visitor whose blocker blocks all counting', () => {
  it.each([
    ['/contact', 'Message', messageWords, 'Message sent!', '/api/contact'],
    ['/interior', 'Free estimate', requestWords, 'Estimate request sent!', '/api/estimates'],
  ])('can send, on %s, the form %s', async (path, name, words, thanks, address) => {
    const { page, stopped, errors } = await open(path);
    const answer = page.waitForResponse((response) => response.url().endsWith(address));
    await send(page, name, words, thanks);
    expect((await answer).status()).toBe(201);
    if (name === 'Message') await expect.poll(() => stopped.filter((one) => one === '/api/track')).toHaveLength(2);
    expect(errors).toEqual([]);
    await page.close();
  });
});
