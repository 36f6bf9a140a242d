import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { embeddableWidgets } from '../../../../catalogue/embeddable-widgets.mjs';
import { openEmbedPage } from '../../../e2e/embed-page/studio-page.ts';
import { webmastersSite } from '../../../e2e/embed-page/webmasters-site.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { withoutTimers } from '../../../support/pages/pass-time.ts';
import { type Shifting, watchShifts } from '../../../support/pages/watched-page.ts';

const webmaster = webmastersSite();
const form = (page: Page) => page.locator('brushline-estimate-form');

describe('the studio while its parts load, and without them', () => {
  it('has each choice once, before and after hydration', async () => {
    const { page, context } = await openEmbedPage(webmaster.browser, webmaster.server.url);
    const counts = () =>
      page.evaluate(() =>
        [
          '[name=widget]',
          '[name=kind]',
          '[name=accent]',
          '[name="attribute mode"]',
          '[data-widget=embed-studio] pre',
        ].map((selector) => document.querySelectorAll(selector).length),
      );
    const before = await counts();
    expect(before).toEqual([6, 7, 4, 4, 1]);
    await page.getByText('What to show').hover();
    await whenNetworkIdle(page);
    await page.getByRole('radio', { name: 'Side tab', exact: true }).check();
    await expect.poll(() => page.locator('pre').first().textContent()).toContain('side-tab');
    expect(await counts()).toEqual(before);
    expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(1);
    await context.close();
  });

  it('stays in its place when its font and its preview come', async () => {
    for (const width of [360, 1280]) {
      const context = await webmaster.browser.newContext({ viewport: { width, height: 800 } });
      let letGo = () => {};
      const isHeld = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await context.route('**/*.woff2', async (route) => {
        await isHeld;
        await route.continue();
      });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      // The preview waits three seconds for the font, which this test may hold for longer.
      await page.addInitScript(withoutTimers, 3_000);
      await page.goto(`${webmaster.server.url}/embed`, { waitUntil: 'domcontentloaded' });
      await page.getByText('What to show').scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await page.evaluate(() => void (window as unknown as Shifting).shifts.splice(0));
      letGo();
      await page.evaluate(() => document.fonts.ready);
      await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
      await form(page).locator('form').waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await page.evaluate(() => (window as unknown as Shifting).shifts)).toEqual([]);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      await context.close();
    }
  });

  it('respects choices made before its code loaded', async () => {
    const { page, context, code } = await openEmbedPage(webmaster.browser, webmaster.server.url);
    await page.route('**/embed-studio-*', (route) => setTimeout(() => void route.continue(), 800));
    await page.getByRole('radio', { name: /^Reviews/ }).check();
    await page.locator('brushline-testimonials').waitFor();
    await expect.poll(code).toContain('<brushline-testimonials');
    await context.close();
  });

  it('shows choices in the preview that were made before it loaded', async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, context, code, pick } = await openEmbedPage(webmaster.browser, webmaster.server.url, {}, (page) =>
      page.route('**/embed-preview-*', async (route) => {
        await isHeld;
        await route.continue();
      }),
    );
    await pick(/^Reviews/);
    await expect.poll(code).toContain('<brushline-testimonials');
    expect(await page.locator('brushline-testimonials').count()).toBe(0);
    letGo();
    await page.locator('brushline-testimonials').waitFor();
    await context.close();
  });

  it('says if the preview cannot be loaded, and still shows the code', async () => {
    const { page, context, code, pick } = await openEmbedPage(webmaster.browser, webmaster.server.url, {}, (page) =>
      page.route('**/widgets/v1/embed.js', (route) => route.abort()),
    );
    await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
    await page.getByText('The preview could not be loaded.').waitFor();
    await pick('Side tab');
    await expect.poll(code).toContain('mode="side-tab"');
    await context.close();
  });

  it('shows code to copy without JavaScript, and no controls that need it', async () => {
    const { page, context, code } = await openEmbedPage(webmaster.browser, webmaster.server.url, {
      javaScriptEnabled: false,
    });
    expect(await code()).toContain(`${webmaster.server.url}/widgets/v1/embed.js`);
    await page.getByRole('link', { name: 'list of all widgets' }).click();
    for (const name of embeddableWidgets)
      expect(await page.getByText(`<brushline-${name}>`, { exact: false }).first().isVisible()).toBe(true);
    for (const role of ['radio', 'combobox'] as const) expect(await page.getByRole(role).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    expect(await page.getByText('Preview, nothing is sent').isVisible()).toBe(false);
    await context.close();
  });
});
