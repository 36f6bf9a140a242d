import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { whenScrolled } from '../../support/pages/scroll-through.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { files } from '../forms/form-runs.ts';

const site = builtSite();

const form = (page: Page) => page.locator('form', { has: page.locator('[name=zipCode]') });
const receipt = (page: Page) => page.getByRole('region', { name: /^We have your request/ });

async function send(page: Page, message: string): Promise<void> {
  await fillForm(form(page), { ...requestWords, message });
  await form(page).getByRole('button', { name: 'Get Free Estimate' }).click();
}

const visit = (width: number, path: string, options = {}) =>
  site.open(path, { viewport: { width, height: 780 }, ...options });

/** The styles of a receipt come with it, with the code or with the document of a posted form. */
const stampSize = async (page: Page) => (await receipt(page).locator('svg').boundingBox())?.width;

describe.each(firstOrRest([360, 1366]))('the receipt at %i px', (width) => {
  it('takes the form’s place, is printed alone, stays after a reload and disappears for the next request', async () => {
    const page = await visit(width, '/exterior');
    await send(page, `Shingles, seen at ${width} px.`);
    await receipt(page).getByText(`Shingles, seen at ${width} px.`).waitFor();
    await receipt(page).getByText(requestWords.phone).first().waitFor();
    expect(await form(page).isVisible()).toBe(false);
    expect(
      await receipt(page)
        .getByRole('heading', { level: 2 })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ media: 'print' });
    expect(await receipt(page).isVisible()).toBe(true);
    for (const part of ['header', 'footer']) expect(await page.locator(part).first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await receipt(page).getByText(`Shingles, seen at ${width} px.`).waitFor();
    expect(await form(page).isVisible()).toBe(false);
    await receipt(page).getByRole('button', { name: 'Send another request' }).click();
    await form(page).waitFor();
    expect(await form(page).locator('[name=message]').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('brushline:estimate-form'))).toBeNull();
  });

  it('is in view although the page was still scrolling to the button', async () => {
    const page = await visit(width, '/contact#estimate', { reducedMotion: 'no-preference' });
    await fillForm(form(page), { ...requestWords, message: `Trim, sent in haste at ${width} px.` });
    await form(page)
      .locator('[name=photos]')
      .setInputFiles(await files(400, 500, 600));
    await page.getByText('3 of 3 photos ready.').waitFor();
    await passTime(page);
    await form(page)
      .getByRole('button', { name: /^Remove/ })
      .last()
      .focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await whenScrolled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const heading = receipt(page).getByRole('heading', { level: 2 });
    await heading.waitFor();
    await whenScrolled(page);
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(780);
  });

  it('is not shown on another page', async () => {
    const page = await visit(width, '/interior');
    await send(page, `Stairs, seen at ${width} px.`);
    await receipt(page).waitFor();
    await page.goto(`${site.url}/exterior`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brushline:estimate-form'))).toBeNull();
    expect(await form(page).isVisible()).toBe(true);
  });
});

it('the receipt shows the photos that were sent, and after a reload their number', async () => {
  const page = await visit(360, '/exterior');
  // The form is not laid out, nor ready, before it is near the window.
  await page.locator('[name=photos]').scrollIntoViewIfNeeded();
  await page.locator('[name=photos]').setInputFiles(await files(400, 500, 600));
  const listed = page.getByRole('list', { name: 'Photos you added' }).getByRole('listitem');
  await listed.nth(2).scrollIntoViewIfNeeded();
  await page.getByText('3 of 3 photos ready.').waitFor();
  const boxes = await Promise.all((await listed.all()).map((photo) => photo.boundingBox()));
  expect(boxes.map((box) => [box?.y, box?.height])).toEqual(Array(3).fill([boxes[0]?.y, 48]));
  await send(page, 'Clapboards, with pictures.');
  const row = receipt(page)
    .locator('div', { has: page.getByText('Photos', { exact: true }) })
    .last();
  await row.locator('canvas').nth(2).waitFor();
  expect(await row.innerText()).toMatch(/3\s*$/);
  const [first] = await row.locator('canvas').all();
  expect(await first?.boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(
    await first?.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data[3]),
  ).toBe(255);
  expect(await stampSize(page)).toBe(52);
  await page.reload();
  await row.waitFor();
  expect(await row.innerText()).toMatch(/3\s*$/);
  expect(await row.locator('canvas').count()).toBe(0);
  expect(await stampSize(page)).toBe(52);
});

it('the form for another request shows its first field', async () => {
  const viewport = { width: 1366, height: 650 };
  const page = await visit(1366, '/contact', { viewport, reducedMotion: 'no-preference' });
  await page.locator('[name=photos]').setInputFiles(await files(400, 500, 600));
  await page.getByText('3 of 3 photos ready.').waitFor();
  await send(page, 'Fascia, and then another request.');
  const another = receipt(page).getByRole('button', { name: 'Send another request' });
  await another.waitFor();
  await page.reload();
  await another.focus();
  // While the page is still scrolling to the button.
  await page.keyboard.press('Enter');
  await form(page).waitFor();
  await whenScrolled(page);
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('name')).toBe('serviceType');
  const header = await page.locator('header').first().boundingBox();
  expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

it('the receipt takes the form’s place without JavaScript', async () => {
  const page = await visit(360, '/exterior', { javaScriptEnabled: false });
  await send(page, 'Porch, sent without JavaScript.');
  await page.waitForURL('**/exterior?sent=*');
  await receipt(page).getByText('We call you').waitFor();
  expect(await page.locator('[name=zipCode]').isVisible()).toBe(false);
  expect(await stampSize(page)).toBe(52);
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await receipt(page).getByRole('link', { name: 'Send another request' }).click();
  await page.locator('[name=zipCode]').waitFor();
});
