import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../catalogue/brand.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import { openStudio } from '../../../e2e/embed-page/studio-page.ts';
import { webmastersSite } from '../../../e2e/embed-page/webmasters-site.ts';
import { audit } from '../../../e2e/embeds/page-state.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';

const webmaster = webmastersSite();
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
/** A color in the format of computed styles. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const form = (page: Page) => page.locator('brushline-estimate-form');

describe('the studio', () => {
  it('previews every widget, without console errors or axe violations', async () => {
    const { page, context, complaints, pick } = await openStudio(webmaster.browser, webmaster.server.url);
    for (const radio of await page.locator('[name=widget]').all()) {
      await radio.check();
      const widget = page.locator(`brushline-${await radio.getAttribute('value')}`);
      await widget.waitFor();
      await expect.poll(() => widget.locator('css=div > *').count()).toBeGreaterThan(0);
    }
    expect(await audit(page)).toEqual([]);
    await pick('dark');
    await expect.poll(() => page.locator('brushline-area-search').getAttribute('theme')).toBe('dark');
    expect(await audit(page)).toEqual([]);
    await whenNetworkIdle(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows every choice in the preview, and in the code for each kind of page', async () => {
    const { page, context, complaints, pick, code } = await openStudio(webmaster.browser, webmaster.server.url);
    expect(await form(page).locator('[type=radio]').count()).toBe(3);
    await service(page).selectOption('interior');
    await expect.poll(() => form(page).locator('[type=radio]').count()).toBe(0);
    await page.getByLabel('Town', { exact: true }).fill('Easton');
    await expect.poll(() => form(page).locator('[name=city]').inputValue()).toBe('Easton');
    await page.getByLabel('Hidden field').fill('My Campaign!');
    await page.getByLabel('Value').fill('spring');
    await page.getByRole('button', { name: 'Another hidden field' }).click();
    await page.getByLabel('Hidden field').nth(1).fill('gone');
    await page.getByLabel('Value').nth(1).fill('x');
    await expect.poll(code).toContain('hidden-gone="x"');
    await page.getByRole('button', { name: 'Remove this hidden field' }).click();
    await expect.poll(code).not.toContain('hidden-gone');
    const button = form(page).locator('[type=submit]');
    const color = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    await pick('Bay blue');
    await expect.poll(color).toBe(rgb(brand.colors.bay));
    await pick('dark');
    await expect.poll(() => form(page).getAttribute('theme')).toBe('dark');
    for (const [tab, line] of [
      ['HTML', '<style>brushline-estimate-form { --brushline-accent:'],
      ['WordPress', '[brushline widget="estimate-form"'],
      ['React', "{ '--brushline-accent': '"],
      ['Vue', '@brushline:success="onSuccess"'],
      ['Svelte', '<svelte:head>'],
      ['Classic script', '/widgets/v1/estimate-form.iife.js'],
      ['Placeholder', 'data-brushline="estimate-form"'],
    ] as const) {
      await pick(tab);
      await expect.poll(code).toContain(line);
      const shown = await code();
      for (const choice of [
        'service="interior"',
        'prefill-city="Easton"',
        'hidden-my-campaign="spring"',
        'theme="dark"',
        brand.colors.bay,
      ])
        expect(shown).toContain(choice);
    }
    await pick('HTML');
    for (const [mode, value] of [
      ['Button', 'button'],
      ['Side tab', 'side-tab'],
      ['Full page', 'full-page'],
    ] as const) {
      await pick(mode);
      await page.getByLabel('Words on the button').fill(`Ask by ${value}`);
      await expect.poll(code).toContain(`mode="${value}"`);
      expect(await code()).toContain(`label="Ask by ${value}"`);
      await form(page)
        .getByRole('button', { name: `Ask by ${value}` })
        .click();
      await page
        .getByRole('dialog', { name: `Ask by ${value}` })
        .locator('[name=name]')
        .waitFor();
      await page.keyboard.press('Escape');
    }
    await pick('In the page');
    await form(page).locator('form').waitFor();
    expect(await code()).not.toMatch(/ (mode|label)=/);
    await pick('Phone');
    await expect.poll(() => form(page).evaluate((one) => one.clientWidth)).toBeLessThanOrEqual(375);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends nothing from its preview', async () => {
    const { page, context } = await openStudio(webmaster.browser, webmaster.server.url);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/api/track')) posts.push(request.url());
    });
    const words = { name: 'A', email: 'a@b.example', phone: '1', address: 'x', city: 'y', zipCode: '1' };
    for (const [name, value] of Object.entries({ ...words, message: 'A long enough message.' }))
      await form(page).locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('This is a preview: nothing was sent.').waitFor();
    expect(posts).toEqual([]);
    const store = sqliteStore({ dataDir: webmaster.server.dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
    expect(await store.countLeads('estimate')).toBe(0);
    await store.close();
    await context.close();
  });

  it('fits a phone', async () => {
    const { page, context } = await openStudio(webmaster.browser, webmaster.server.url, {
      viewport: { width: 360, height: 740 },
    });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const radio of await page.locator('[name=widget]').all()) {
      await radio.check();
      await page.locator(`brushline-${await radio.getAttribute('value')}`).waitFor();
      expect(await overflow()).toBe(0);
    }
    const small = await page
      .locator('[data-widget=embed-studio] label:has([type=radio])')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
    expect(await audit(page)).toEqual([]);
    await context.close();
  });
});
