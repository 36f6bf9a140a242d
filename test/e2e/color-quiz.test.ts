import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { firstOrRest } from '../support/cases/combinations.ts';
import { whenStill } from '../support/pages/axe.ts';
import { audit } from './embeds/audit.ts';

// Without the content security policy, so that axe-core can be injected; other tests cover the policy.
const site = builtSite(undefined, { bypassCSP: true });

const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 560 } };
const module = '**/assets/color-quiz-*.js*';

/** During a color transition, text would count as too pale. */
async function auditAtRest(page: Page): Promise<string[]> {
  await whenStill(page);
  return audit(page);
}

const openButton = (page: Page) => page.getByRole('button', { name: 'Take the Color Quiz' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'color quiz' });
const percent = (page: Page) => dialog(page).getByRole('progressbar').getAttribute('aria-valuenow');

/** Opens the quiz and gives every question that answer, in the page itself: other tests press each button. */
async function takeQuiz(page: Page, choice: number): Promise<void> {
  await openButton(page).click();
  await page.getByText('Question 1 of 10').waitFor();
  await dialog(page).evaluate(async (dialog, at) => {
    async function press(find: () => HTMLElement | undefined): Promise<void> {
      let found = find();
      for (; !found || found.matches(':disabled'); found = find()) await new Promise(requestAnimationFrame);
      found.click();
    }
    for (let question = 1; question <= 10; question++) {
      const isShown = () => dialog.textContent?.includes(`Question ${question} of 10`);
      await press(() => (isShown() ? dialog.querySelectorAll<HTMLElement>('[type=radio]')[at] : undefined));
      await press(() =>
        [...dialog.querySelectorAll('button')].find(({ textContent }) => /^(Next|See My Palettes)$/.test(textContent)),
      );
    }
  }, choice);
  await page.getByText('Top Match').waitFor();
}

it.each([360, 768, 1280])('five pictured answers leave no hole, and the house is in view, at %i px', async (width) => {
  const page = await site.open('/exterior', { viewport: { width, height: 844 } });
  await openButton(page).click();
  for (let question = 1; question < 4; question++) {
    await page.getByText(`Question ${question} of 10`).waitFor();
    await dialog(page).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByText('Question 4 of 10').waitFor();
  await whenStill(page);
  const found = await dialog(page).evaluate((dialog) => {
    const edges = [...dialog.querySelectorAll('label')].map((label) => label.getBoundingClientRect().right);
    const house = dialog.querySelector('svg')?.parentElement?.getBoundingClientRect();
    const next = [...dialog.querySelectorAll('button')].at(-1)?.getBoundingClientRect();
    // Where the porch's roof meets the wall.
    const roof = new DOMPoint(438, 300).matrixTransform(dialog.querySelector('svg')?.getScreenCTM() ?? undefined).y;
    return {
      count: edges.length,
      hole: Math.max(...edges) - (edges.at(-1) ?? 0),
      isHouseShown: Boolean(house && house.bottom - Math.max(0, dialog.getBoundingClientRect().top) > 60),
      isNextShown: Boolean(next && next.bottom <= innerHeight),
      isRoofShown: Boolean(house && house.top < roof && roof < house.bottom),
    };
  });
  expect(found).toEqual({ count: 5, hole: 0, isHouseShown: true, isNextShown: true, isRoofShown: true });
});

describe.each(firstOrRest(['/exterior', '/interior']))('the color quiz on %s', (path) => {
  it('opens with the first press, however slow it loads, and returns the focus', async () => {
    const page = await site.open(path, wide);
    await page.route(module, (route) => setTimeout(() => void route.continue(), 700));
    await openButton(page).click();
    await dialog(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('Take the Color Quiz');
    await openButton(page).press(' ');
    await dialog(page).getByRole('button', { name: 'Close the quiz' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await openButton(page).click();
    await page.mouse.click(4, 300);
    await dialog(page).waitFor({ state: 'hidden' });
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
      if (question === 1) expect(await auditAtRest(page)).toEqual([]);
      await page.keyboard.press(' ');
      expect(await percent(page)).toBe(`${question * 10}`);
      if (question === 2) expect(await auditAtRest(page)).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await page.getByText('Great Alternate').waitFor();
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Two palettes for your/);
    expect(await auditAtRest(page)).toEqual([]);
    expect(await dialog(page).getByRole('article').count()).toBe(2);
    expect(await dialog(page).getByRole('link', { name: 'Get Free Estimate' }).getAttribute('href')).toMatch(
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

describe('the color quiz', () => {
  it('shows answers as pictures, and paints the house after each answer', async () => {
    const page = await site.open('/exterior', wide);
    await openButton(page).click();
    const house = dialog(page).getByRole('img', { name: 'The house so far' });
    await house.locator('path').first().waitFor({ state: 'attached' });
    for (let question = 1; question < 5; question++) {
      await dialog(page).getByRole('radio').nth(2).check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.getByText('Question 5 of 10').waitFor();
    const pictures = dialog(page).locator('label img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true, true, true]);
    const property = (zone: string) =>
      house.evaluate((svg, name) => (svg as SVGElement).style.getPropertyValue(`--bl-zone-${name}`), zone);
    expect([await property('siding'), await property('roof')]).toEqual(['#a5583f', '']);
    await dialog(page).getByRole('radio').first().check();
    await expect.poll(() => property('roof')).toBe('#3d3f43');
  });

  it('scrolls to the buttons 100 ms after an answer, without scrolling the page behind it', async () => {
    const page = await site.open('/exterior', phone);
    await openButton(page).click();
    await page.getByText('Question 1 of 10').waitFor();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const before = await page.evaluate(() => scrollY);
    const afterMs = await dialog(page).evaluate(async (element) => {
      const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
      const start = performance.now();
      element.querySelector<HTMLInputElement>('[type=radio]')?.click();
      await scrolled;
      return performance.now() - start;
    });
    expect(afterMs).toBeGreaterThanOrEqual(99);
    await expect.poll(() => next.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('keeps an answer when going back, and accepts a different one', async () => {
    const page = await site.open('/interior', wide);
    await openButton(page).click();
    const radios = dialog(page).getByRole('radio');
    await radios.nth(2).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Question 1 of 10').waitFor();
    expect(await radios.nth(2).isChecked()).toBe(true);
    await radios.nth(1).check();
    expect([await radios.nth(2).isChecked(), await percent(page)]).toEqual([false, '10']);
  });

  it('keeps the answers of a visitor who leaves with Back, until the results', async () => {
    const page = await site.open('/exterior', phone);
    const url = page.url();
    await openButton(page).click();
    for (let question = 1; question < 3; question++) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await dialog(page).getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.getByText('Question 3 of 10').waitFor();
    await page.goBack();
    await page.goto(url);
    await openButton(page).click();
    await page.getByText('Question 3 of 10').waitFor();
    expect(await percent(page)).toBe('20');
    for (const button of ['Back', 'Back']) await page.getByRole('button', { name: button, exact: true }).click();
    await page.keyboard.press('Escape');
    await takeQuiz(page, 0);
    await page.reload();
    await openButton(page).click();
    await page.getByText('Question 1 of 10').waitFor();
    expect(await percent(page)).toBe('0');
  });

  it('paints the house in the chosen maker’s colors, immediately with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await site.open('/exterior', { ...wide, reducedMotion });
      await takeQuiz(page, 3);
      const top = dialog(page).getByRole('article').first();
      // Everything except the sky, which has no transition, and copies made by `<use>`.
      const fills = () =>
        top
          .locator('svg[role=img]')
          .evaluate((svg) => [...svg.querySelectorAll('path[class]')].map((path) => getComputedStyle(path).fill));
      await expect.poll(fills).toContain('rgb(152, 169, 183)');
      await top.getByRole('radio', { name: 'Benjamin Moore' }).check();
      const seconds = await top
        .locator('svg[role=img] path[class]')
        .last()
        .evaluate((path) => getComputedStyle(path).transitionDuration);
      expect(Number.parseFloat(seconds)).toBe(reducedMotion === 'reduce' ? 0 : 0.2);
      await expect.poll(fills).toContain('rgb(162, 180, 186)');
      expect(await fills()).not.toContain('rgb(152, 169, 183)');
    }
  });

  it('gives advice for a house by the water, but none for a room', async () => {
    const page = await site.open('/exterior', wide);
    await takeQuiz(page, 3);
    await page.getByRole('heading', { name: 'What your answers tell a painter' }).waitFor();
    expect(await dialog(page).getByText('Near the water', { exact: true }).count()).toBe(1);
    const room = await site.open('/interior', wide);
    await takeQuiz(room, 3);
    expect(await room.getByText('What your answers tell a painter').count()).toBe(0);
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
