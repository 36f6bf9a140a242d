import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads, openSection } from '../../support/pages/enter-admin.ts';
import { brokenWords } from '../../support/pages/large-text.ts';
import { sectionLink, visitedOffice } from './visited-office.ts';

const office = visitedOffice();

const sections = ['Inbox', 'Numbers', 'Content', 'Embeds', 'Data', 'Settings'];

/** Touch targets that are too small, except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
      .filter((target) => target.checkVisibility() && !target.closest('p > a'))
      .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([target, { width, height }]) => `${target.outerHTML.slice(0, 120)}: ${width} × ${height}`),
  );

describe('the sections of the admin', () => {
  it.each(firstOrRest([320, 360, 1280]))(
    'fit the page, without violations, broken words and small targets, at %i px',
    async (width) => {
      const page = await enterAdmin(office.context, office.url, { width });
      const found: Record<string, unknown> = {};
      for (const name of sections) {
        await openSection(page, name);
        await expect.poll(() => sectionLink(page, name).getAttribute('aria-current')).toBe('page');
        await nothingLoads(page);
        const right = await page.evaluate(() => document.documentElement.scrollWidth);
        const broken = await brokenWords(page.locator('main'));
        found[name] = { right, broken, small: await smallTargets(page), faults: await violationsAtRest(page) };
      }
      const none = { right: width, broken: [], small: [], faults: [] };
      expect(found).toEqual(Object.fromEntries(sections.map((name) => [name, none])));
    },
  );

  it.each([320, 1280])('are all visible at once, after More on a phone, at %i px', async (width) => {
    const page = await enterAdmin(office.context, office.url, { width });
    if (width === 320) await page.getByRole('button', { name: 'More' }).click();
    for (const name of sections) {
      const { x = -1, width: wide = 0 } = (await sectionLink(page, name).boundingBox()) ?? {};
      expect([name, x >= 0 && x + wide <= width]).toEqual([name, true]);
    }
  });

  it('are each one step in the browser’s history', async () => {
    const page = await enterAdmin(office.context, office.url);
    await sectionLink(page, 'Data').click();
    await sectionLink(page, 'Settings').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor();
    expect(await sectionLink(page, 'Data').getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await page.getByRole('heading', { name: 'Leads', level: 2, exact: true }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor();
  });

  it('keep the part and the period that are shown in the URL', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'numbers' });
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
