import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { field, paletteSite, reports, shown, shownChips, tray } from './palette-site.ts';

const { open } = paletteSite();

describe('the printed list', () => {
  it('prints twelve colors on one page, without the rest of the grid', async () => {
    const marks = paintColors
      .filter((_, index) => index % 18 === 0)
      .map(({ brand, code }) => {
        const number = code.toLowerCase().replaceAll(' ', '-');
        return brand === 'Benjamin Moore' ? `bm-${number}` : number;
      });
    const page = await open(`?c=${marks.join('.')}&category=Reds`);
    expect(marks).toHaveLength(12);
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    // The sheet is drawn again with the house, and would then lose what printing fills in.
    await page.getByRole('img', { name: /^The house in your colors, Siding / }).waitFor();
    await tray(page).getByRole('button', { name: 'Print Sheet' }).click();
    await expect.poll(() => page.title()).toBe('printed');
    const { data, size } = encode(page.url().replace(/[?].*/, `?c=${marks.join('.')}`), { border: 2 });
    const code = page.locator('[data-code] svg');
    expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const dark = data.flat().filter(Boolean).length;
    expect((await code.locator('path').getAttribute('d'))?.split('M').length).toBe(dark + 1);
    expect(await page.locator('[data-today]').textContent()).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    const address = page.getByText(`Open this list again: ${new URL(page.url()).host}/color-palette?c=`);
    expect(await address.textContent()).toContain(marks.join('.'));
    await expect.poll(() => reports(page)).toEqual([['file_download', { value: 15, file_name: 'color sheet' }]]);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toBe(12);
    expect(await page.getByText('My paint colors').isVisible()).toBe(true);
    expect(await address.isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: /^The house in your colors, Siding / }).isVisible()).toBe(true);
    expect(await page.locator('body > header, footer, form, h1, #p-n').filter({ visible: true }).count()).toBe(0);
    const parts = page.getByRole('figure', { name: 'The house in your colors' }).getByRole('listitem');
    expect(await parts.filter({ visible: true }).locator('span').allTextContents()).toEqual([
      'Siding',
      'Trim',
      'Door',
      'Shutters',
    ]);
    const line = await shownChips(page)
      .first()
      .evaluate((chip) => getComputedStyle(chip, '::after').borderBottomWidth);
    expect(line).toBe('1px');
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it('prints from an address with colors without JavaScript', async () => {
    const page = await open('?c=sw-6244.bm-oc-17', { javaScriptEnabled: false });
    const names = tray(page).getByRole('listitem');
    expect(await names.first().evaluate((name) => getComputedStyle(name).display)).toBe('flex');
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toBe(2);
    expect(await page.getByText('My paint colors').isVisible()).toBe(true);
    expect(await page.locator('body > header, footer, form, h1, #p-n').filter({ visible: true }).count()).toBe(0);
  });

  it('prints with the browser’s own command', async () => {
    const page = await open();
    await field(page, 'sw-6244').click();
    await page.getByRole('img', { name: /^The house in your colors, Siding / }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toBe(1);
    expect(await page.getByText('My paint colors').isVisible()).toBe(true);
    expect(await page.getByText('Open this list again').isVisible()).toBe(false);
  });
});
