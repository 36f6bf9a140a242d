import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { whenFormRuns } from '../../../e2e/forms/form-runs.ts';
import { builtSite } from '../../../support/built-site.ts';
import { combinations } from '../../../support/cases/combinations.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { holdRequests, whenLoaded, whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const site = builtSite();

/** Browser APIs that a form uses while it is sent and that extensions and policies break, as paths from `window`. */
const slots = [
  'fetch',
  'AbortSignal.timeout',
  'CustomEvent',
  'crypto.getRandomValues',
  'JSON.stringify',
  'Response.prototype.json',
  'setTimeout',
  'Storage.prototype.getItem',
  'Storage.prototype.setItem',
  'Storage.prototype.removeItem',
  'console.error',
  'gtag',
  'HTMLElement.prototype.focus',
  'HTMLElement.prototype.showPopover',
  'HTMLFormElement.prototype.reset',
  'Element.prototype.scrollIntoView',
] as const;

type Ending = 'failed' | 'sent' | 'none';

/**
 * Breaks the API at this path, presses the button, waits for the outcome, restores the API, and returns the outcome. In
 * one call, because the browser driver needs these APIs too.
 */
async function pressWithBroken([slot, limitMs]: readonly [string, number]): Promise<Ending> {
  const names = slot.split('.');
  const last = names.pop() as string;
  const holder = names.reduce((part, name) => part[name] as never, window as unknown as Record<string, unknown>);
  const whole = Object.getOwnPropertyDescriptor(holder, last);
  const wait = setTimeout.bind(window);
  const button = document.querySelector('form [type=submit]') as HTMLButtonElement;
  const value = function broken() {
    throw new Error(`${slot} is broken`);
  };

  Object.defineProperty(holder, last, { value, configurable: true, writable: true });
  button.click();
  let ending: Ending = 'none';
  for (let waited = 0; waited < limitMs && ending === 'none'; waited += 50) {
    await new Promise((resolve) => wait(resolve, 50));
    if (button.textContent !== 'Get Free Estimate') continue;
    if (document.querySelector('form [role=status] a[href^="tel:"]')) ending = 'failed';
    if (document.querySelector('[role=region] strong')?.textContent === 'Estimate request sent!') ending = 'sent';
  }
  if (whole) Object.defineProperty(holder, last, whole);
  else Reflect.deleteProperty(holder, last);
  return ending;
}

const button = (page: Page) => page.locator('form [type=submit]');
const typed = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) => (form.elements.namedItem('message') as HTMLInputElement).value);

describe('a form, if the browser throws,', () => {
  it.concurrent.for(combinations(slots, [201, 500]))(
    'at %s and the server answers with %i, ends and is sent with the next attempt',
    async ([slot, status], { expect }) => {
      let answer = status;
      const respond = (page: Page) =>
        page.route('**/api/estimates', (route) => route.fulfill({ status: answer, body: '{"id":"x"}' }));
      const page = await site.open('/exterior', { prepare: respond });
      await fillForm(page.locator('form'));
      await whenLoaded(page, '/behavior-', '/send-form-', '/after-load-');
      await whenNetworkIdle(page);
      // Its files may have loaded on a busy machine, and not run yet.
      await page.locator('main [popover=manual]').first().waitFor({ state: 'attached' });

      const ending = await page.evaluate(pressWithBroken, [slot, timeLimitMs(5_000)] as const);
      expect(ending).not.toBe('none');
      expect(await button(page).getAttribute('aria-disabled')).toBeNull();
      expect(await page.locator('form [readonly]').count()).toBe(0);
      if (ending === 'sent') expect(status).toBe(201);
      else {
        expect(await typed(page)).toBe(requestWords.message);
        answer = 201;
        await button(page).click();
        await page.getByText('Estimate request sent!').waitFor();
        await expect.poll(() => typed(page)).toBe('');
      }
      await page.context().close();
    },
  );
});

it('a form whose post never ends fails after 30 s and is sent again with its key', async () => {
  const page = await (await site.visitor()).newPage();
  const keys: (string | undefined)[] = [];
  let isHeld = true;
  // While the post is held, the limit is sixty times shorter. The browser's own timeouts are unchanged.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const sooner = (run: () => void, ms = 0, ...rest: never[]) =>
      wait(run, ms === 30_000 && 'isHurried' in window ? 500 : ms, ...rest);
    Object.assign(window, { setTimeout: sooner });
  });
  await page.route('**/api/estimates', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isHeld) await route.fulfill({ status: 201, body: '{"id":"x"}' });
  });
  await page.goto(`${site.url}/exterior`);
  await whenFormRuns(page);
  await fillForm(page.locator('form'));
  await page.evaluate(() => void Object.assign(window, { isHurried: true }));
  await button(page).click();
  await page.locator('form').getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
  expect(await typed(page)).toBe(requestWords.message);

  isHeld = false;
  await page.evaluate(() => Reflect.deleteProperty(window, 'isHurried'));
  await button(page).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('a form whose response is lost is sent again with its key after a reload', async () => {
  const page = await (await site.visitor()).newPage();
  const keys: (string | undefined)[] = [];
  const times: (string | undefined)[] = [];
  await page.route('**/api/estimates', async (route) => {
    const { 'idempotency-key': key, 'brushline-open-ms': openMs } = route.request().headers();
    keys.push(key);
    times.push(openMs);
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto(`${site.url}/exterior`);
  await whenFormRuns(page);
  await fillForm(page.locator('form'));
  await button(page).click();
  await page.locator('form').getByRole('heading', { name: 'We couldn’t confirm that this arrived.' }).waitFor();
  await page.locator('form').getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();

  await page.reload();
  await expect.poll(() => typed(page)).toBe(requestWords.message);
  await button(page).click();
  await page.getByText('Estimate request sent!').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  // The time since a reload says nothing about how fast somebody typed.
  expect(times).toEqual([expect.stringMatching(/^\d+$/), undefined]);
  await page.getByRole('heading', { name: 'We have your request, Margaret.' }).waitFor();
  const kept = await page.evaluate(() => sessionStorage.getItem('brushline:estimate-form'));
  expect(Object.keys(JSON.parse(kept ?? '{}'))).toEqual(['sent']);
});

it('a browser without AbortSignal.timeout and requestSubmit sends a form whose button was pressed before hydration', async () => {
  const page = await (await site.visitor()).newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  });
  // Its behavior loads only when the button is pressed.
  const letGo = await holdRequests(page, /\/estimate-form-[\w-]+\.js|\/form-[\w-]+\.js/);
  const answered = page.waitForResponse('**/api/estimates');
  await page.goto(`${site.url}/exterior`);
  await fillForm(page.locator('form'));
  await button(page).click();
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  letGo();
  expect((await answered).status()).toBe(201);
  await page.getByText('Estimate request sent!').waitFor();
});
