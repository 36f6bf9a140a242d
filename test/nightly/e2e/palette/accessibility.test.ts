import { describe, expect, it } from 'vitest';
import { field, openPreview, paletteSite, tray } from '../../../e2e/palette/palette-site.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { passTime } from '../../../support/pages/pass-time.ts';

const { alerts, open } = paletteSite();

describe('accessibility', () => {
  it('has no axe violations, in any state', async () => {
    const page = await open();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByLabel('Name, code, brand or category').fill('plaid');
    await page.getByText('No colors match your filters.').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByText('Show all colors').click();
    await field(page, 'sw-7008').click();
    await field(page, 'sw-6244').click();
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('img', { name: /^House/ }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByLabel('Your email').fill('margaret@tilghman.example');
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('works by keyboard alone, from the first color to the mail', async () => {
    const page = await open('?q=alabaster');
    await page.getByLabel('Name, code, brand or category').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Tab', 'Tab', 'Tab', 'Space');
    await tray(page).getByText('1 selected').waitFor();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    expect(await tip.textContent()).toBe('Sherwin-Williams SW 7008 · #EDEAE0 · Whites & Off-Whites · Best seller');
    await press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await tray(page).getByRole('button', { name: 'Remove Alabaster' }).waitFor();
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('keys@tilghman.example');
    await press('Enter');
    await expect.poll(() => alerts().join()).toContain('sent successfully');
  });

  it('shows a tooltip after 700 ms, the next one at once, and closes it on Escape', async () => {
    const page = await open();
    const tip = page.getByRole('tooltip');
    await page.mouse.move(0, 0);
    await field(page, 'sw-7008').scrollIntoViewIfNeeded();
    await field(page, 'sw-7008').hover();
    await page.locator('[role=tooltip]').waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await tip.waitFor({ state: 'hidden' });
    await passTime(page, 300); // Less time after a tooltip, the next one would open at once.
    const opensAfterMs = page.evaluate(async () => {
      const next = (selector: string, event: string) =>
        new Promise<number>((resolve) =>
          document.querySelector(selector)?.addEventListener(event, () => resolve(performance.now()), { once: true }),
        );
      const [overAt, openAt] = await Promise.all([
        next('#sw-7008 button', 'pointerover'),
        next('[role=tooltip]', 'beforetoggle'),
      ]);
      return openAt - overAt;
    });
    await field(page, 'sw-7008').hover();
    expect(await opensAfterMs).toBeGreaterThanOrEqual(699);
    await tip.waitFor();
    expect(await field(page, 'sw-7008').getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
    await field(page, 'bm-oc-17').hover();
    expect(await tip.textContent()).toContain('OC-17');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });

  it.each([320, 360, 768])('fits a window of %i px, with sufficiently large targets', async (width) => {
    const page = await open('?c=sw-7008.bm-hc-154.sw-6244', { viewport: { width, height: 800 } });
    await openPreview(page);
    await page.getByRole('img', { name: /^House/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // What sticks out on the left does not widen the page.
    const button = await tray(page).getByRole('link', { name: 'Estimate' }).boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, select, a[href], input:not([type=hidden]))')]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([text]) => text),
    );
    expect(small).toEqual([]);
    // Measured: 15,588 px at a width of 320.
    const tallest = { 320: 15_700, 360: 14_000 }[width];
    if (tallest) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(tallest);
  });
});
