import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { fillForm } from '../support/pages/fill-form.ts';
import { passTime } from '../support/pages/pass-time.ts';
import { translatePage } from '../support/pages/watched-page.ts';
import { requestWords } from '../support/visitor-words.ts';
import { whenFormRuns } from './forms/form-runs.ts';
import { field, paletteSite, tray } from './palette/palette-site.ts';

const site = builtSite();
const palette = paletteSite();

const prepare = (page: Page) => page.addInitScript(translatePage);
const translated = (path: string) => site.open(path, { prepare });

/** Waits until an element says just this, without what it said before. */
const says = (element: Locator, text: string | RegExp) =>
  expect.poll(async () => (await element.innerText()).trim()).toMatch(text);

/** Holds the page's posts to an address. @returns lets the next one go, or answers it with a status */
async function held(page: Page, address: string) {
  const waiting: Route[] = [];
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? void waiting.push(route) : route.continue(),
  );
  return async (status?: number): Promise<void> => {
    await expect.poll(() => waiting.length).toBe(1);
    const headers = { 'access-control-allow-origin': '*' };
    await (status ? waiting.pop()?.fulfill({ status, body: '{}', headers }) : waiting.pop()?.continue());
  };
}

it('the form says what happens', async () => {
  const page = await translated('/exterior');
  await whenFormRuns(page);
  const form = page.locator('form', { has: page.locator('[name=zipCode]') });
  await expect.poll(() => form.locator('label > font').count()).toBeGreaterThan(5);
  const button = form.locator('[type=submit]');
  await button.click();
  const error = form.locator('p[id$=name-m]');
  await says(error, /^Name is required$/);
  await fillForm(form, { ...requestWords, name: 'Margaret '.repeat(20) });
  await button.click();
  await says(error, /^Please shorten this text to 100 characters; it has \d+$/);
  await fillForm(form, requestWords);
  await passTime(page);

  const release = await held(page, '**/api/estimates');
  await button.click();
  await says(button, /^Sending...$/);
  await page.getByRole('status').filter({ hasText: 'Sending' }).waitFor({ state: 'attached' });
  await release(503);
  await says(button, /^Get Free Estimate$/);
  await form.getByText('You can also reach us directly:').waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Sending' }).count()).toBe(0);
  await button.click();
  await says(button, /^Sending...$/);
  await release();
  await page.getByText('Estimate request sent!').waitFor();
});

it('the quiz moves on, on another company’s page', async () => {
  const body = `<!doctype html><title>Towline</title><script type="module" src="/widgets/v1/embed.js"></script>
    <brushline-color-quiz></brushline-color-quiz>`;
  const page = await site.open('/towline', {
    // Translators that go into shadow roots translate a widget too.
    async prepare(page) {
      await prepare(page);
      await page.route('**/towline', (route) => route.fulfill({ contentType: 'text/html', body }));
    },
  });
  await page.locator('brushline-color-quiz label font').first().waitFor();
  for (let question = 1; question <= 3; question++) {
    await page.getByText(`Question ${question} of 10`).waitFor();
    await page.getByRole('radio').first().check();
    await page.getByText(`${question * 10}%`).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByText('Question 3 of 10').waitFor();
  expect(await page.getByText(/^Question \d+ of 10$/).count()).toBe(1);
});

it('the palette counts what is chosen and found', async () => {
  const page = await palette.open('', { prepare });
  await field(page, 'sw-7008').click();
  await tray(page).getByText('1 selected').waitFor();
  await field(page, 'sw-6244').click();
  await tray(page).getByText('2 selected').waitFor();
  expect(await tray(page).getByText('1 selected').count()).toBe(0);
  await page.getByLabel('Name, code, brand or category').fill('plaid');
  await page.getByText('No colors match your filters.').waitFor();
  await says(page.locator('#p-n'), /^0 /);
});

it('the office’s login says that the password is wrong, and then that it is checked', async () => {
  const page = await translated('/admin');
  const password = page.getByLabel('Password');
  const button = page.locator('main [type=submit]');
  await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
  const release = await held(page, '**/api/admin/session');
  for (const _ of [1, 2]) {
    await password.fill('wrong');
    await button.click();
    await says(button, /^Checking/);
    expect(await page.getByText('Incorrect password').count()).toBe(0);
    await release();
    await page.getByText('Incorrect password').waitFor();
    await says(button, /^Login$/);
  }
});
