import { describe, expect, it } from 'vitest';
import { embeddableWidgets } from '../../../../catalogue/embeddable-widgets.mjs';
import { foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { holdRequests } from '../../../support/pages/network-idle.ts';
import { withoutTimers } from '../../../support/pages/pass-time.ts';
import { type Shifting, watchShifts } from '../../../support/pages/watched-page.ts';
import { form, openEmbedPage } from './studio-page.ts';

const { server } = foreignSite(new Map());

describe('the studio while its parts load, and without them', () => {
  it('stays in its place when its font and its preview come', async () => {
    for (const width of [360, 1280]) {
      let letGo = () => {};
      const { page, context } = await openEmbedPage(
        server().url,
        { viewport: { width, height: 800 } },
        async (page) => {
          letGo = await holdRequests(page, '**/*.woff2');
          await page.addInitScript(watchShifts);
          // The preview waits three seconds for the font, which this test may hold for longer.
          await page.addInitScript(withoutTimers, 3_000);
        },
      );
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

  it.each(['embed-studio', 'embed-preview'])('respects choices made before %s has loaded', async (part) => {
    let letGo = () => {};
    const { page, context, code, pick } = await openEmbedPage(server().url, {}, async (page) => {
      letGo = await holdRequests(page, `**/${part}-*`);
    });
    await pick(/^Reviews/);
    if (part === 'embed-preview') await expect.poll(code).toContain('<brushline-testimonials');
    expect(await page.locator('brushline-testimonials').count()).toBe(0);
    letGo();
    await page.locator('brushline-testimonials').waitFor();
    await expect.poll(code).toContain('<brushline-testimonials');
    await context.close();
  });

  it('says if the preview cannot be loaded, and still shows the code', async () => {
    const { page, context, code, pick } = await openEmbedPage(server().url, {}, (page) =>
      page.route('**/widgets/v1/embed.js', (route) => route.abort()),
    );
    await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
    await page.getByText('The preview did not load.').waitFor();
    await pick('Side tab');
    await expect.poll(code).toContain('mode="side-tab"');
    await context.close();
  });

  it('shows code to copy without JavaScript, and no controls that need it', async () => {
    const { page, context, code } = await openEmbedPage(server().url, { javaScriptEnabled: false });
    expect(await code()).toContain(`${server().url}/widgets/v1/embed.js`);
    await page.getByRole('link', { name: 'list of all widgets' }).click();
    for (const name of embeddableWidgets)
      expect(await page.getByText(`<brushline-${name}>`).first().isVisible()).toBe(true);
    for (const role of ['radio', 'combobox'] as const) expect(await page.getByRole(role).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    expect(await page.getByText('Preview, nothing is sent').isVisible()).toBe(false);
    await context.close();
  });
});
