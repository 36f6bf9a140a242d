import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { fillForm } from '../support/pages/fill-form.ts';
import { passTime } from '../support/pages/pass-time.ts';
import { translatePage } from '../support/pages/watched-page.ts';
import { requestWords } from '../support/visitor-words.ts';
import { takeQuiz } from './color-quiz/quiz-page.ts';
import { type Document, openForeignServer } from './embeds/foreign-site.ts';
import { whenFormRuns } from './forms/form-runs.ts';
import { field, paletteSite, tray } from './palette/palette-site.ts';

const documents = new Map<string, Document>();
const stranger = await openForeignServer(documents);
afterAll(() => stranger.close());
const site = builtSite({ env: { EMBED_ORIGINS: stranger.origin } });
const palette = paletteSite();

const prepare = (page: Page) => page.addInitScript(translatePage);
const translated = (path: string) => site.open(path, { prepare });

/** A page with an embedded widget; translators that go into shadow roots translate that too. */
async function elsewhere(widget: string): Promise<Page> {
  documents.set(widget, {
    html: `<!doctype html><title>Towline</title><script type="module" src="${site.url}/widgets/v1/embed.js"></script>
      <brushline-${widget}></brushline-${widget}>`,
  });
  return site.open(`${stranger.origin}/${widget}`, { prepare, extraHTTPHeaders: {} });
}

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

it.each(['our own page', 'another company’s page'])('the form says what happens, on %s', async (place) => {
  const page = await (place === 'our own page' ? translated('/exterior') : elsewhere('estimate-form'));
  if (place === 'our own page') await whenFormRuns(page);
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

it.each(['our own page', 'another company’s page'])('the quiz moves on, on %s', async (place) => {
  if (place === 'our own page') {
    const page = await translated('/exterior');
    await takeQuiz(page, 0);
    await page.getByRole('button', { name: /^Add/ }).first().click();
    return page
      .getByRole('status')
      .filter({ hasText: /Your list has \d/ })
      .first()
      .waitFor();
  }
  const page = await elsewhere('color-quiz');
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

it('the search for towns says how many there are', async () => {
  const page = await elsewhere('area-search');
  await page.locator('brushline-area-search label font').first().waitFor();
  const search = page.getByRole('searchbox');
  await search.focus();
  const status = page.getByRole('status');
  await says(status, /\d+/);
  const before = await status.innerText();
  await search.fill('easton');
  await expect.poll(() => status.innerText()).not.toBe(before);
  await search.fill('zzzz');
  await expect.poll(() => status.innerText()).toMatch(/ask|contact/i);
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
