import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { requestWords } from '../../support/visitor-words.ts';

const site = builtSite();

/** The receipt of an estimate request from a page, and the form that it replaces. */
async function sent(path: string, width: number) {
  const page = await site.open(path, { javaScriptEnabled: false, viewport: { width, height: 780 } });
  const form = page.locator('form', { has: page.locator('[name=zipCode]') });
  await fillForm(form, { ...requestWords, message: `Porch, sent without JavaScript at ${width} px.` });
  await form.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.waitForURL(`**${path}?sent=*`);
  const receipt = page.getByRole('region', { name: /^We have your request/ });
  await receipt.getByText('We call you').waitFor();
  return { page, receipt };
}

it.each([360, 1366])('takes the form’s place without JavaScript, at %i px', async (width) => {
  const { page, receipt } = await sent('/exterior', width);
  expect(await page.locator('[name=zipCode]').isVisible()).toBe(false);
  expect((await receipt.locator('svg').boundingBox())?.width).toBe(52);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await receipt.getByRole('link', { name: 'Send another request' }).click();
  await page.locator('[name=zipCode]').waitFor();
});

it.each([768, 1366])('fills its width with what happens next, at %i px', async (width) => {
  const { receipt } = await sent('/contact', width);
  const [steps, whole] = [await receipt.getByRole('list').boundingBox(), await receipt.boundingBox()];
  expect(steps?.width).toBeGreaterThan(0.85 * (whole?.width ?? Number.NaN));
});
