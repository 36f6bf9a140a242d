import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';

/** Marks hydrated widgets. */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('brushline:ready', ({ target }) =>
      (target as HTMLElement).setAttribute('data-is-up', ''),
    );
  });
const site = builtSite(undefined, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', prepare });

/** Activates the search by focusing it. */
async function wake(page: Page): Promise<void> {
  await page.locator('input[name=q]').focus();
  await page.locator('[data-is-up] input[name=q]').waitFor();
  await whenNetworkIdle(page);
}

/**
 * The content of the list, to compare two ways to reach it: the cards or the message for no results, and other parts of
 * the page, including the chart.
 */
async function shown(page: Page): Promise<string> {
  const aside = await page.locator('[data-aside]').allTextContents();
  return [await page.locator('[data-live]').innerText(), ...aside].join('\n');
}
const names = (page: Page) => page.locator('[data-item] :is(h2, h3)').allInnerTexts();

/** Queries: what is typed, and after a slash what is chosen. */
const lists = [
  {
    path: '/service-areas',
    choice: 'county',
    queries: [
      ...['', 'easton', 'TALBOT', '  mich ', '.', 'ann/Kent County', "/Queen Anne's County"],
      ...["chester/Queen Anne's County", '21601', 'Wyemills', 'Centerville', 'arnold', '<b>&"%'],
    ],
  },
  {
    path: '/blog',
    choice: 'category',
    queries: [
      ...['', 'deck', 'PAINT', '/Go Green', 'paint/Interior Painting', 'no such thing', 'no such thing/Go Green', '.*'],
    ],
  },
] as const;

describe.each(firstOrRest<(typeof lists)[number]>(lists))('the list of $path', ({ path, choice, queries }) => {
  it('shows the same by typing as by sending the form without JavaScript', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    const plain = await context.newPage();
    const page = await site.open(path);
    await wake(page);
    for (const [text = '', chosen = ''] of queries.map((query) => query.split('/'))) {
      await page.locator('input[name=q]').fill(text);
      await page.locator('select').selectOption(chosen);
      await plain.goto(`${site.url}${path}?${new URLSearchParams({ q: text, [choice]: chosen })}`);
      const expected = await shown(plain);
      await expect
        .poll(() => shown(page), { message: `${text} / ${chosen}`, timeout: timeLimitMs(5000) })
        .toBe(expected);
      expect(await page.locator('select').inputValue()).toBe(await plain.locator('select').inputValue());
    }
    await plain.goto(site.url + path);
    await plain.locator('[type=submit]').click();
    await plain.waitForURL(/\?q=/);
    const top = () => plain.locator('[data-live]').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(600);
    await context.close();
  });

  it('keeps the URL in sync, and shows the same list after a reload and after going back', async () => {
    const page = await site.open(path);
    const whole = await names(page);
    await wake(page);
    await page.locator('input[name=q]').pressSequentially('st', { delay: 20 });
    await expect.poll(() => new URL(page.url()).search).toBe('?q=st');
    const found = await names(page);
    expect(found.length).toBeLessThan(whole.length);
    await page.reload();
    expect(await names(page)).toEqual(found);
    await page.locator('[data-item] a').filter({ visible: true }).last().click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    expect(await names(page)).toEqual(found);
    expect(await page.locator('input[name=q]').inputValue()).toBe('st');
    await wake(page);
    await page.locator('input[name=q]').fill('');
    await expect.poll(() => names(page)).toEqual(whole);
    await expect.poll(() => page.url()).toBe(site.url + path);
  });

  it('is cleared in place if nothing matches, with focus back in the search', async () => {
    const page = await site.open(path);
    const whole = await names(page);
    await wake(page);
    await page.locator('input[name=q]').fill('zzzzzz');
    const clear = page.locator('a[data-clear]').filter({ visible: true }).last();
    await page.getByRole('heading', { name: /^No (service areas|Articles) Found$/i }).waitFor();
    await clear.click();
    await expect.poll(() => names(page)).toEqual(whole);
    expect(page.url()).toBe(site.url + path);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('q');
  });

  it('says that nothing was found even if the rest cannot be loaded', async () => {
    const page = await site.open(path);
    await wake(page);
    await page.context().setOffline(true);
    await page.locator('input[name=q]').fill('zzzzzz');
    await expect.poll(() => page.locator('[data-count]').textContent()).toMatch(/^No .* found/);
    expect(await names(page)).toEqual([]);
  });
});
