import { describe, expect, it } from 'vitest';
import { field, openPreview, paletteSite, tray } from '../../../e2e/palette/palette-site.ts';
import { holdRequests } from '../../../support/pages/network-idle.ts';
import { shiftInView } from '../../../support/pages/scroll-through.ts';

const { open } = paletteSite();

describe('the house', () => {
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
    await expect.poll(siding).toBe(await field(page, 'bm-hc-154').locator('path').getAttribute('fill'));
    await tray(page).getByRole('button', { name: 'Remove Hale Navy' }).click();
    await stage.getByText('Isle of Pines').waitFor();
  });

  it('is painted by hand in the preview, as is a room', async () => {
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
    const stage = page.getByRole('figure', { name: 'The house in your colors' });
    expect(await stage.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: /^Room, / }).waitFor({ state: 'detached' });
    expect(await stage.count()).toBe(1);
  });
});

describe('the preview', () => {
  it.each([
    [320, 640, 'start'],
    [768, 1024, 'start'],
    [1024, 600, 'start'],
    [1366, 650, 'start'],
    [1280, 800, 'end'],
  ])('shows every name whole at %i × %i, at the %s of the page', async (width, height, place) => {
    const viewport = { width, height };
    const page = await open('?c=bm-oc-65.sw-7008.bm-oc-117.sw-6244.bm-hc-134.sw-7069', { viewport });
    if (place === 'end') await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await openPreview(page);
    const close = page.getByRole('button', { name: 'Close the preview' });
    await close.click({ trial: true });
    const last = page.getByLabel('Roof', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await close.click({ trial: true });
    const [roof, list] = await Promise.all([last.boundingBox(), tray(page).boundingBox()]);
    expect((roof?.y ?? height) + (roof?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    // A select does not say that it cuts its text: the same words are measured beside it, with 20 px for the arrow.
    const room = await page.locator('li:has(> label) select').evaluateAll((selects) =>
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
    expect(room).toHaveLength(6);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  });
});

describe('the tray', () => {
  it.each([320, 360, 390])('has its quiet actions in one line at %i px', async (width) => {
    const page = await open('?c=sw-7008', { viewport: { width, height: 640 } });
    // The names load later, and must not come between these readings.
    await tray(page).getByRole('button', { name: 'Remove Alabaster' }).waitFor();
    const actions = ['Email My Color List', 'More'];
    const boxes = await Promise.all(actions.map((name) => tray(page).getByRole('button', { name }).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    await tray(page).getByRole('button', { name: 'More' }).click();
    for (const name of ['Preview', 'Print Sheet', 'Copy link'])
      await tray(page).getByRole('button', { name }).click({ trial: true });
    await page.keyboard.press('Enter');
    await page.locator('button:focus', { hasText: 'Close the preview' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'More' }).waitFor();
  });

  it.each([
    [740, 360],
    [844, 390],
  ])('leaves colors in view with one picked, at %i × %i', async (width, height) => {
    const page = await open('?c=sw-6244', { viewport: { width, height } });
    await page.locator('#sw-6244').evaluate((chip) => chip.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const [chip, list] = await Promise.all([field(page, 'sw-6244').boundingBox(), tray(page).boundingBox()]);
    expect(list?.height).toBeLessThan(64);
    expect((chip?.y ?? height) + (chip?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    await field(page, 'sw-6244').click({ trial: true });
  });

  it.each([360, 1366])('does not cover the last color once it is scrolled to, at %i px', async (width) => {
    const page = await open('?c=sw-7008.bm-oc-117.sw-6244', { viewport: { width, height: 740 } });
    const last = page.locator('#bm-oc-65');
    await expect
      .poll(async () => {
        await last.evaluate((chip) => chip.scrollIntoView({ block: 'end', behavior: 'instant' }));
        const [chip, covering] = await Promise.all([last.boundingBox(), tray(page).boundingBox()]);
        return chip && covering && chip.y + chip.height - covering.y;
      })
      .toBeLessThanOrEqual(0);
  });
});

describe.each([
  [1280, 800],
  [768, 1024],
  [360, 740],
])('at %i × %i', (width, height) => {
  it('the next button after choosing a color keeps its position while the rest loads', async () => {
    const page = await open('?q=alabaster', { viewport: { width, height } });
    const letGo = await holdRequests(page, '**/*.js');
    await page.getByRole('button', { name: 'Select Alabaster' }).click();
    const mail = page.getByRole('button', { name: 'Email My Color List' });
    // At the end of the page the tray no longer sticks, so any change of its height would move the button.
    await mail.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await mail.boundingBox();
    letGo();
    await page.getByRole('button', { name: 'Remove Alabaster' }).waitFor();
    await page.getByRole('img', { name: /Siding Alabaster/ }).waitFor();
    expect(await mail.boundingBox()).toEqual(before);
  });

  it('the grid keeps its position when a part far down comes into view', async () => {
    const page = await open('', { viewport: { width, height } });
    expect(await shiftInView(page, 'main section > ul > li')).toBeLessThanOrEqual(0.5);
  });
});
