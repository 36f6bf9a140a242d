import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite, wide } from '../../support/built-site.ts';
import { whenStill } from '../../support/pages/axe.ts';
import { dialog, house, openButton, percent, takeQuiz, whenClosed, whenDrawn } from './quiz-page.ts';

const site = builtSite();

/** Answers the first questions by these radio buttons. */
async function answer(page: Page, ...choices: readonly number[]): Promise<void> {
  for (const [at, choice] of choices.entries()) {
    await page.getByText(`Question ${at + 1} of 10`).waitFor();
    await dialog(page).getByRole('radio').nth(choice).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByText(`Question ${choices.length + 1} of 10`).waitFor();
}

it.each([
  [360, 740],
  [1366, 650],
])('five pictured answers leave no hole, and the house is in view, at %i × %i px', async (width, height) => {
  const page = await site.open('/exterior', { viewport: { width, height } });
  await openButton(page).click();
  await answer(page, 0, 0, 0);
  await whenDrawn(page);
  // The new question takes the focus, and is scrolled to, after the browser has drawn it.
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement)?.type)).toBe('radio');
  await whenStill(page);
  const found = await dialog(page).evaluate((dialog) => {
    const edges = [...dialog.querySelectorAll('label')].map((label) => label.getBoundingClientRect().right);
    const house = dialog.querySelector('svg')?.parentElement?.getBoundingClientRect();
    const next = [...dialog.querySelectorAll('button')].at(-1)?.getBoundingClientRect();
    // The middle of the door.
    const door = new DOMPoint(562, 400).matrixTransform(dialog.querySelector('svg')?.getScreenCTM() ?? undefined).y;
    return {
      count: edges.length,
      hole: Math.max(...edges) - (edges.at(-1) ?? 0),
      isHouseShown: Boolean(house && house.top >= dialog.getBoundingClientRect().top && house.height > 120),
      isNextShown: Boolean(next && next.bottom <= innerHeight),
      isDoorShown: Boolean(house && house.top < door && door < house.bottom),
    };
  });
  expect(found).toEqual({ count: 5, hole: 0, isHouseShown: true, isNextShown: true, isDoorShown: true });
});

describe('answering the color quiz', () => {
  it('shows answers as pictures, and paints the house after each answer', async () => {
    const page = await site.open('/exterior', wide);
    await openButton(page).click();
    await whenDrawn(page);
    await answer(page, 2, 2, 2, 2);
    const pictures = dialog(page).locator('label img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true, true, true]);
    const property = (zone: string) =>
      house(page).evaluate((svg, name) => (svg as SVGElement).style.getPropertyValue(`--bl-zone-${name}`), zone);
    await expect.poll(() => property('siding')).toBe('#a5583f');
    expect(await property('roof')).toBe('');
    await dialog(page).getByRole('radio').first().check();
    await expect.poll(() => property('roof')).toBe('#3d3f43');
  });

  it('repeats in a few words what was answered, with the latest on tape, and accepts a different answer', async () => {
    const page = await site.open('/exterior', wide);
    await openButton(page).click();
    const chips = dialog(page).getByRole('listitem');
    const onTape = () =>
      chips.evaluateAll((all) =>
        all.filter((chip) => getComputedStyle(chip).color === 'rgb(255, 255, 255)').map((chip) => chip.textContent),
      );
    await answer(page, 3, 3, 1);
    await page.getByText('Your answers so far').waitFor();
    expect(await chips.allInnerTexts()).toEqual([
      'Cottage by the shore',
      'In sight of the water',
      'Shade of big trees',
    ]);
    expect(await onTape()).toEqual(['Shade of big trees']);
    for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText('Question 2 of 10').waitFor();
    expect(await dialog(page).getByRole('radio').nth(3).isChecked()).toBe(true);
    await dialog(page).getByRole('radio').first().check();
    expect(await percent(page)).toBe('30');
    await expect.poll(onTape).toEqual(['Light, neutral street']);
    expect(await chips.count()).toBe(3);
    // Nothing says them aloud: the question has already.
    expect(await dialog(page).locator('[role=status], [aria-live]').count()).toBe(0);
    await page.setViewportSize({ width: 700, height: 1000 });
    expect(await chips.filter({ visible: true }).allInnerTexts()).toEqual(['Light, neutral street']);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await chips.filter({ visible: true }).count()).toBe(0);
  });

  it('closes with Back, which stays on the page, and keeps the answers until the results', async () => {
    const page = await site.open('/exterior', { viewport: { width: 360, height: 560 } });
    const url = page.url();
    await openButton(page).click();
    await answer(page, 0, 0);
    await page.goBack();
    await whenClosed(page);
    expect(page.url()).toBe(url);
    await page.reload();
    await openButton(page).click();
    await page.getByText('Question 3 of 10').waitFor();
    expect(await percent(page)).toBe('20');
    for (const button of ['Back', 'Back']) await page.getByRole('button', { name: button, exact: true }).click();
    await page.keyboard.press('Escape');
    await whenClosed(page);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await takeQuiz(page, 0);
    await page.reload();
    await openButton(page).hover();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    expect(await page.evaluate('navigation.canGoForward')).toBe(false);
    await openButton(page).click();
    await page.getByText('Question 1 of 10').waitFor();
    expect(await percent(page)).toBe('0');
  });
});
