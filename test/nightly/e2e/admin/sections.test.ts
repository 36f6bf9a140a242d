import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../../support/built-site.ts';
import { postUntilServed } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';

const sister = 'https://decks-and-gutters-of-the-upper-eastern-shore.example';

const office = builtSite({ env: { EMBED_ORIGINS: sister } });
beforeAll(async () => {
  const post = (path: string, body: object, origin = office.url) =>
    postUntilServed(office.url + path, body, { origin });
  const load = { widget: 'estimate-form', version: 'v1', happened: 'load' };
  await post('/api/measure', { funnel: ['estimate seen'], action: ['phone_call'], vital: ['home LCP good'] });
  await post('/api/measure', { embed: [load] }, sister);
  await post('/api/contact', {}, 'https://stranger.example');
  for (let at = 0; at < 3; at += 1) await post('/api/track', { eventType: 'page_view', eventDetails: '/' });
});

/** Opens the office as a new visitor's browser does, after logging in. */
const enter = async (options?: { section?: string; width?: number }) =>
  enterAdmin(await office.visitor(), office.url, options);

/** The link to a section, which a phone shows only after More. */
const sectionLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the office' })
    .getByRole('link', { name, exact: true, includeHidden: true });

describe('the sections of the admin', () => {
  it('keep the part and the period that are shown in the URL', async () => {
    const page = await enter({ section: 'numbers' });
    const year = page.getByRole('radio', { name: '12 months' });
    await year.check();
    await page.reload();
    await expect.poll(() => year.isChecked()).toBe(true);
    await sectionLink(page, 'Settings').click();
    const hours = page.getByRole('heading', { name: 'Hours and the 24-hour clock' });
    const isFocused = () => hours.evaluate((heading) => heading === document.activeElement);
    await page.getByRole('link', { name: 'Hours', exact: true }).click();
    await expect.poll(isFocused).toBe(true);
    await page.reload();
    await expect.poll(isFocused).toBe(true);
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect.poll(isFocused).toBe(false);
    await page.goBack();
    await expect.poll(isFocused).toBe(true);
    await page.goto(`${office.url}/admin#numbers?range=7`);
    await expect.poll(() => page.getByRole('radio', { name: '7 days' }).isChecked()).toBe(true);
  });
});

describe('the embeds’ section', () => {
  it.each([360, 1280])('shows each site’s figures, at %i px', async (width) => {
    const page = await enter({ section: 'embeds', width });
    const [stranger, known] = [/^stranger\.example/, /^decks-and-gutters/].map((name) =>
      page.getByRole('row', { name }),
    );
    await stranger?.getByText('Site is not registered yet').waitFor();
    await known?.getByText('Fine').waitFor();
    await known?.getByText('1 in all, 1 today').waitFor();
    expect(await known?.getByText('v1').count()).toBe(1);
  });
});

async function openNumbers(width: number): Promise<Page> {
  const page = await enter({ section: 'numbers', width });
  await page.getByRole('heading', { name: 'What visitors did' }).waitFor();
  return page;
}

describe('the reports', () => {
  it.each([360, 1280])('show the counts, in charts with a name and a table, at %i px', async (width) => {
    const page = await openNumbers(width);
    await page.getByRole('row', { name: 'Phone number pressed 1 75' }).waitFor();
    await page.getByRole('row', { name: 'Estimate 1 0 0 0%' }).waitFor();
    await page.getByRole('row', { name: 'Main content shows (LCP) 100% 0% 0%' }).waitFor();
    const chart = page.getByRole('slider', { name: /^page_view: \d+ in all, most \w+ \d+: \d+$/ });
    expect(await chart.count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsAtRest(page)).toEqual([]);
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
  });

  it('report a failure, and load on a retry', async () => {
    const page = await openNumbers(1280);
    await page.route('**/api/admin/numbers*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('radio', { name: '7 days' }).click();
    await page.getByRole('alert').getByText('The numbers could not be loaded.').waitFor();
    await page.unroute('**/api/admin/numbers*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'What visitors did' }).waitFor();
  });
});
