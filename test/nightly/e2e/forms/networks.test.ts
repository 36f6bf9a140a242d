import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { whenFormRuns } from '../../../e2e/forms/form-runs.ts';
import { builtSite } from '../../../support/built-site.ts';
import { violations } from '../../../support/pages/axe.ts';
import { keepToasts } from '../../../support/pages/enter-admin.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { holdRequests, whenLoaded, whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { passTime } from '../../../support/pages/pass-time.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const site = builtSite();

const island = /\/(estimate-form|form-view)-[\w-]+\.js/;

/** Opens a page for a visitor who never receives these files. */
const openWithout = (path: string, files: string | RegExp) =>
  site.open(path, { prepare: (page) => page.route(files, (route) => route.abort()) });

const formIn = (page: Page) => page.locator('form[aria-label="Free estimate"]');
const button = (page: Page) => formIn(page).locator('[type=submit]');

const fill = (page: Page, values: Record<string, string> = requestWords) => fillForm(formIn(page), values);

/** The values of the visible fields. */
const valuesIn = (page: Page) =>
  formIn(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>);

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/** A phone on a slow 3G network, as Chromium's developer tools define it (400 kbit/s, 2 s round trip). */
async function slow3g(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const rate = 50_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
}

it('the fields of a form that is being sent keep focus and values, are announced as read-only, and are editable afterwards', async () => {
  const page = await site.open('/contact');
  const letGo = await holdRequests(page, '**/api/estimates');
  await fill(page);
  // Until then the fields of a form that is being sent can be changed.
  await whenFormRuns(page);
  await formIn(page).locator('[name=city]').press('Enter');
  await formIn(page).getByText('Sending...').waitFor();
  expect(await focused(page)).toBe('city');
  const before = await valuesIn(page);
  await page.keyboard.type('edited');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  // Playwright considers it disabled, as users do.
  await formIn(page).getByText('Interior painting').click({ force: true });
  await formIn(page).locator('[name=serviceType]:checked').press('ArrowDown');
  await formIn(page).locator('[name=message]').click();
  await page.keyboard.type('edited');
  expect(await valuesIn(page)).toEqual(before);
  expect(before).toMatchObject({ ...requestWords, serviceType: 'exterior' });

  const editable = formIn(page).locator('input:not([type=hidden], [type=radio], [readonly]), textarea:not([readonly])');
  expect(await editable.count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'City' }).ariaSnapshot()).toContain('Stevensville');
  expect(await page.getByRole('radio', { disabled: true }).count()).toBe(3);
  await page.getByRole('status').getByText('read-only').waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);

  letGo();
  await page.getByText('Estimate request sent!').waitFor();
  await page.getByRole('button', { name: 'Send another request' }).click();
  expect(await formIn(page).locator('[readonly], [type=radio][aria-disabled]').count()).toBe(0);
  // The form takes the focus once it has rendered, which would cut typing off.
  await expect.poll(() => focused(page)).toBe('serviceType');
  await fill(page, { name: 'Another' });
  await formIn(page).getByText('Interior painting').click();
  expect(await valuesIn(page)).toMatchObject({ name: 'Another', serviceType: 'interior' });
});

describe('without a network', () => {
  const words = 'Failed to send estimate request. Please try again.';

  /** Presses the button offline; the page stays, reports the failure, offers the phone and keeps the input. */
  async function failsWell(page: Page): Promise<void> {
    const url = page.url();
    await fill(page);
    await page.evaluate(keepToasts);
    await page.context().setOffline(true);
    await button(page).click();
    await formIn(page).getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
    await page.getByRole('alert').getByText(words).first().waitFor();
    expect(page.url()).toBe(url);
    expect(await valuesIn(page)).toMatchObject(requestWords);
    await expect.poll(() => button(page).textContent()).toBe('Get Free Estimate');
    expect(await button(page).getAttribute('aria-disabled')).toBeNull();
    expect(await violations(page)).toEqual([]);
  }

  /** Presses the button again online. */
  async function thenSends(page: Page): Promise<void> {
    await page.context().setOffline(false);
    await page.unrouteAll();
    await passTime(page);
    await button(page).click();
    await page.getByText('Estimate request sent!').waitFor();
  }

  it('an untouched form shows its own failure message, because its behavior loads in idle time', async () => {
    const page = await site.open('/interior');
    await whenFormRuns(page);
    expect(await focused(page)).toBeUndefined();
    await failsWell(page);
    await formIn(page).getByRole('link', { name: 'Send it by email' }).waitFor();
    await formIn(page).getByRole('heading', { name: 'This was not sent.' }).waitFor();
    await thenSends(page);
  });

  it('a form without hydration does too', async () => {
    const page = await openWithout('/interior', island);
    await whenNetworkIdle(page);
    await failsWell(page);
    await thenSends(page);
  });
});

describe('on slow 3G', () => {
  it('a page that refuses a post focuses its first error before any script, and does not take the focus back', async () => {
    let areScriptsHeld = true;
    const held: (() => void)[] = [];
    const prepare = (page: Page) =>
      page.route('**/*.js*', async (route) => {
        if (areScriptsHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
    const page = await site.open('/exterior', { prepare, waitUntil: 'commit' });
    await slow3g(page);
    await fill(page, { ...requestWords, city: '', zipCode: '' });
    await button(page).click();
    await page.getByText('Zip code is required').waitFor();
    await expect.poll(() => focused(page)).toBe('zipCode');
    expect(await page.evaluate(() => document.querySelector('[data-widget] form')?.matches(':focus-within'))).toBe(
      true,
    );

    await page.keyboard.type(requestWords.zipCode);
    await formIn(page).locator('[name=message]').focus();
    areScriptsHeld = false;
    for (const letGo of held) letGo();
    await whenLoaded(page, '/behavior-');
    await page.keyboard.type('More. ');
    await whenNetworkIdle(page);
    expect(await focused(page)).toBe('message');
    expect(await valuesIn(page)).toMatchObject({ city: '', zipCode: requestWords.zipCode });
    await button(page).click();
    await page.getByText('Zip code is required').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('city');
  });
});
