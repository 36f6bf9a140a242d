import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { postUntilServed } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin } from '../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startBuiltServer();
  const post = (path: string, body: object) => postUntilServed(server.url + path, body);
  await post('/api/measure', { funnel: ['estimate seen'], action: ['phone_call'], vital: ['home LCP good'] });
  for (let times = 0; times < 3; times += 1) await post('/api/track', { eventType: 'page_view', eventDetails: '/' });
});
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});

async function openNumbers(width: number): Promise<Page> {
  const page = await enterAdmin(browser, server.url, { section: 'numbers', width });
  await page.getByRole('heading', { name: 'What visitors did' }).waitFor();
  return page;
}

describe('the reports', () => {
  it.each([320, 360, 390])('have all ranges in one line, at %i px', async (width) => {
    const page = await openNumbers(width);
    const tops = await page
      .getByRole('group', { name: 'How far back' })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
    await page.close();
  });

  it.each([360, 1280])('show the counts, in charts with a name and a table, at %i px', async (width) => {
    const page = await openNumbers(width);
    await page.getByRole('row', { name: 'Phone number pressed 1 75' }).waitFor();
    await page.getByRole('row', { name: 'Estimate 1 0 0 0%' }).waitFor();
    await page.getByRole('row', { name: 'Main content shows (LCP) 100% 0% 0%' }).waitFor();
    const chart = page.getByRole('slider', { name: /^page_view: \d+ in all, most \w+ \d+: \d+$/ });
    expect(await chart.count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.close();
  });

  it('change range and open the table of a chart by keyboard', async () => {
    const page = await openNumbers(1280);
    await page.getByRole('radio', { name: '30 days' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: '12 months' }).isChecked()).toBe(true);
    const summary = page.locator('summary', { hasText: 'Leads' });
    await summary.focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table').filter({ hasText: 'Estimate requests' }).first();
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(13);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.close();
  });

  it('show each day of a chart by pointer and keyboard', async () => {
    const page = await openNumbers(360);
    const chart = page.getByRole('slider', { name: /^page_view/ });
    const today = (await chart.getAttribute('aria-valuetext')) ?? '';
    expect(today).toMatch(/^[A-Z][a-z]{2} \d{1,2}: ([3-9]|\d{2})$/);
    await chart.focus();
    await page.getByText(today, { exact: true }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    const before = await chart.getAttribute('aria-valuetext');
    expect(before).toMatch(/: 0$/);
    await page.getByText(before ?? '', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(before ?? '', { exact: true }).waitFor({ state: 'detached' });
    const { width = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width - 2, y: 40 } });
    const tip = page.getByText(today, { exact: true });
    await tip.waitFor();
    const box = await tip.boundingBox();
    expect(Math.floor((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(360 - 8);
    await page.close();
  });

  it('report a failure, and load on a retry', async () => {
    const page = await openNumbers(1280);
    await page.route('**/api/admin/numbers*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('radio', { name: '7 days' }).click();
    await page.getByRole('alert').getByText('The numbers could not be loaded.').waitFor();
    await page.unroute('**/api/admin/numbers*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'What visitors did' }).waitFor();
    await page.close();
  });
});
