import { describe, expect, it } from 'vitest';
import { field, paletteSite, tray } from '../../../e2e/palette/palette-site.ts';

const { open } = paletteSite();

describe('the house beside the grid', () => {
  it.each([
    [1366, 650],
    [360, 740],
  ])('is in the first view at %i × %i, with the categories', async (width, height) => {
    const page = await open('', { viewport: { width, height } });
    const house = page.getByRole('img', { name: 'A house in Naval' });
    for (const part of [house, page.getByRole('group', { name: 'Category' })]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });

  it('repaints with every color, and returns to our scheme without one', async () => {
    const page = await open();
    const stage = page.getByRole('figure', { name: 'The house in your colors' });
    await stage.getByText('Isle of Pines').waitFor();
    await field(page, 'bm-hc-154').click();
    await stage.getByRole('img', { name: 'The house in your colors, Siding Hale Navy' }).waitFor();
    expect(await stage.getByText('Isle of Pines').isVisible()).toBe(false);
    await stage.getByText('Your next color paints the trim.').waitFor();
    const siding = () =>
      stage.locator('svg[role=img]').evaluate((svg) => (svg as SVGElement).style.getPropertyValue('--bl-zone-siding'));
    await expect.poll(siding).toBe(await field(page, 'bm-hc-154').locator('rect').getAttribute('fill'));
    await tray(page).getByRole('button', { name: 'Remove Hale Navy' }).click();
    await stage.getByText('Isle of Pines').waitFor();
  });
});

describe('the preview', () => {
  it('paints a house and a room, and repaints them by hand', async () => {
    const page = await open('?c=sw-6244.sw-7008.bm-hc-181');
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('img', { name: 'House, Siding Naval, Trim Alabaster, Door Heritage Red' }).waitFor();
    await page.getByLabel('Door', { exact: true }).selectOption('Naval');
    await page.getByRole('img', { name: 'House, Siding Alabaster, Trim Heritage Red, Door Naval' }).waitFor();
    await field(page, 'sw-7008').click();
    await page.getByRole('img', { name: 'House, Siding Heritage Red, Door Naval' }).waitFor();
    await page.getByRole('radio', { name: 'Room' }).check();
    await page.getByRole('img', { name: /^Room, / }).waitFor();
    // One house at a time.
    expect(await page.getByRole('figure', { name: 'The house in your colors' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: /^Room, / }).waitFor({ state: 'detached' });
    expect(await page.getByRole('figure', { name: 'The house in your colors' }).count()).toBe(1);
  });

  it('opens below the header also at the end of the page', async () => {
    const page = await open('?c=sw-6244.sw-7008.bm-hc-181', { viewport: { width: 1280, height: 800 } });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    const header = await page.locator('body > header').boundingBox();
    await expect
      .poll(() => top('section[aria-label="Your colors on a house"]'))
      .toBeGreaterThanOrEqual((header?.height ?? 0) - 2);
  });

  it.each([
    [320, 640],
    [360, 740],
    [768, 1024],
    [1024, 600],
    [1280, 800],
    [1366, 650],
  ])('stays below the header at %i × %i and shows every name whole, the last above the tray', async (width, height) => {
    const viewport = { width, height };
    const page = await open('?c=bm-oc-65.sw-7008.bm-oc-117.sw-6244.bm-hc-134.sw-7069', { viewport });
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    const close = page.getByRole('button', { name: 'Close the preview' });
    await close.click({ trial: true });
    const last = page.getByLabel('Roof', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await close.click({ trial: true });
    const bottomOf = async () => ((await last.boundingBox())?.y ?? height) + ((await last.boundingBox())?.height ?? 0);
    const trayTop = (await tray(page).boundingBox())?.y ?? 0;
    expect(await bottomOf()).toBeLessThanOrEqual(trayTop);
    const names = page.locator('li:has(> label) select');
    expect(await names.count()).toBe(6);
    // A select does not say that it cuts its text: the same words are measured beside it, with 20 px for the arrow.
    const room = await names.evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).map((select) => {
        const style = getComputedStyle(select);
        const words = document.createElement('span');
        words.textContent = select.selectedOptions[0]?.text ?? '';
        words.style.cssText = `position:absolute;white-space:nowrap;font:${style.font}`;
        select.after(words);
        const { width } = words.getBoundingClientRect();
        words.remove();
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return select.clientWidth - padding - 20 - width;
      }),
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  });
});
