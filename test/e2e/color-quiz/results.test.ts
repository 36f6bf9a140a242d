import { describe, expect, it } from 'vitest';
import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { builtSite, wide } from '../../support/built-site.ts';
import { dialog, takeQuiz } from './quiz-page.ts';

const site = builtSite();

describe('the results of the color quiz', () => {
  it('paints the house in the chosen maker’s colors, immediately with reduced motion', async () => {
    const page = await site.open('/exterior', { ...wide, reducedMotion: 'no-preference' });
    await takeQuiz(page, 3);
    await dialog(page).getByText('Near the water', { exact: true }).waitFor();
    const top = dialog(page).getByRole('article').first();
    // Everything except the sky, which has no transition, and copies made by `<use>`.
    const painted = top.locator('svg[role=img] path[class]');
    const fills = () => painted.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    const seconds = async () =>
      Number.parseFloat(await painted.last().evaluate((path) => getComputedStyle(path).transitionDuration));
    await expect.poll(fills).toContain('rgb(152, 169, 183)');
    await top.getByRole('radio', { name: 'Benjamin Moore' }).check();
    await expect.poll(fills).toContain('rgb(162, 180, 186)');
    expect(await fills()).not.toContain('rgb(152, 169, 183)');
    expect(await seconds()).toBe(0.2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await seconds()).toBe(0);
  });

  it('links from each palette to an estimate with its colors, of the chosen maker', async () => {
    const page = await site.open('/exterior', wide);
    await takeQuiz(page, 3);
    const articles = dialog(page).getByRole('article');
    const linkOf = (rank: number) => articles.nth(rank).getByRole('link', { name: 'Use these in my estimate' });
    const isFor = async (rank: number, maker: PaintBrand) => {
      const codes = await articles
        .nth(rank)
        .getByRole('group')
        .locator('div', { has: page.getByRole('radio', { name: maker }) })
        .locator('li > span:last-child')
        .allInnerTexts();
      const list = codes.map((code) => colorId({ brand: maker, code }));
      expect(list).toHaveLength(3);
      await expect
        .poll(() => linkOf(rank).getAttribute('href'))
        .toBe(`/contact?service=exterior&c=${list.join('.')}#estimate`);
    };
    for (const rank of [0, 1]) {
      await isFor(rank, 'Sherwin-Williams');
      await articles.nth(rank).getByRole('radio', { name: 'Benjamin Moore' }).check();
      await isFor(rank, 'Benjamin Moore');
    }
    await linkOf(0).click();
    await page.waitForURL('**/contact?service=exterior&c=bm-*#estimate');
    await page.getByRole('list', { name: 'Your colors' }).waitFor();
  });

  it('adds a maker’s three colors to the list that the palette shows', async () => {
    const page = await site.open('/interior', wide);
    await takeQuiz(page, 0);
    const top = dialog(page).getByRole('article').first();
    await top.getByRole('button', { name: 'Add these three Sherwin-Williams colors' }).click();
    await top.getByText('Your list has 3 colors.').waitFor();
    await top.getByRole('radio', { name: 'Benjamin Moore' }).check();
    await top.getByRole('button', { name: 'Add these three Benjamin Moore colors' }).click();
    await top.getByText('Your list has 6 colors.').waitFor();
    await top.getByRole('link', { name: 'See your list' }).click();
    await page.waitForURL('**/color-palette?service=interior&c=sw-7008.sw-9166.sw-7029.bm-oc-17.bm-oc-23.bm-hc-173');
    await page.getByText('6 selected').first().waitFor();
    for (const name of ['Alabaster', 'White Dove']) {
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    }
    // The estimate is for what the quiz was about.
    await page.getByRole('link', { name: 'Estimate with These Colors' }).click();
    await page.waitForURL('**/contact?service=interior&c=sw-7008.*#estimate');
    expect(await page.locator('[name=serviceType]:checked').getAttribute('value')).toBe('interior');
  });
});
