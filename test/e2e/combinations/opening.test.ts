import { describe, expect, it } from 'vitest';
import { builtSite, wide } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { violationsAtTop } from '../../support/pages/axe.ts';
import { dialog, openButton, percent, whenClosed } from '../color-quiz/quiz-page.ts';

const site = builtSite();
const module = '**/assets/color-quiz-*.js*';

describe.each(firstOrRest(['/exterior', '/interior']))('the color quiz on %s', (path) => {
  it('opens with the first press, however slow it loads, and returns the focus', async () => {
    const page = await site.open(path, wide);
    await page.route(module, (route) => setTimeout(() => void route.continue(), 700));
    await openButton(page).click();
    await dialog(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await whenClosed(page);
    expect(await page.locator(':focus').innerText()).toBe('Take the Color Quiz');
    await openButton(page).press(' ');
    await dialog(page).getByRole('button', { name: 'Close the quiz' }).click();
    await whenClosed(page);
    await openButton(page).click();
    await page.mouse.click(4, 300);
    await whenClosed(page);
  });

  it('links to a page with its palettes if it cannot be loaded, and without JavaScript', async () => {
    const page = await site.open(path, wide);
    await page.route(module, (route) => route.abort());
    await openButton(page).click();
    await page.waitForURL(`**/color-quiz#${path.slice(1)}`);
    const plain = await site.open(path, { ...wide, javaScriptEnabled: false });
    await plain.getByRole('link', { name: 'Take the Color Quiz' }).click();
    await plain.waitForURL(`**/color-quiz#${path.slice(1)}`);
    expect(await plain.getByText('The questions need JavaScript').isVisible()).toBe(true);
    expect(await plain.getByRole('link', { name: 'See the Colors' }).count()).toBe(8);
  });

  it('works by keyboard alone, to the results and a retake, without axe-core violations', async () => {
    const page = await site.open(path, wide);
    await openButton(page).press('Enter');
    for (let question = 1; question <= 10; question++) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      const next = page.getByRole('button', { name: question < 10 ? 'Next' : 'See My Palettes', exact: true });
      expect(await next.isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(question === 1);
      await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement)?.type)).toBe('radio');
      if (question === 1) expect(await violationsAtTop(page)).toEqual([]);
      await page.keyboard.press(' ');
      expect(await percent(page)).toBe(`${question * 10}`);
      if (question === 2) expect(await violationsAtTop(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await page.getByText('Great Alternate').waitFor();
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Two palettes for your/);
    expect(await violationsAtTop(page)).toEqual([]);
    expect(await dialog(page).getByRole('article').count()).toBe(2);
    const link = dialog(page).getByRole('link', { name: 'Use these in my estimate' });
    expect(await link.first().getAttribute('href')).toMatch(
      new RegExp(`^/contact\\?service=${path.slice(1)}&c=sw-\\d+\\.sw-\\d+\\.sw-\\d+#estimate$`),
    );

    await page.evaluate(() => {
      const dialog = document.querySelector('dialog:has(article)') as HTMLDialogElement;
      const states: boolean[] = [];
      new MutationObserver(() => states.push(dialog.open)).observe(dialog, { attributeFilter: ['open'] });
      Object.assign(window, { states });
    });
    await page.getByRole('button', { name: 'Retake' }).press('Enter');
    await page.getByText('Question 1 of 10').waitFor();
    expect(await percent(page)).toBe('0');
    expect(await page.evaluate(() => (window as unknown as { states: boolean[] }).states)).toEqual([false, true]);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement)?.type)).toBe('radio');
  });
});
