import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads } from '../../support/pages/enter-admin.ts';
import { alertsOf, allowAlerts } from '../../support/pages/office-alerts.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

let browser: Browser;
let server: BuiltServer;
let context: BrowserContext;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startBuiltServer();
}, 60_000);
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext();
  await allowAlerts(context, server.url);
});
afterEach(() => context.close());

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'This device' });

async function turnOn(width = 390): Promise<Page> {
  const page = await enterAdmin(context, server.url, { section: 'settings', width });
  await nothingLoads(page);
  await theSwitch(page).click();
  await page.getByText('Alerts are on for this device.').waitFor();
  return page;
}

it('is turned on and off on this device', { timeout: 60_000 }, async () => {
  const page = await turnOn();
  await expect.poll(() => theSwitch(page).isChecked()).toBe(true);
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await theSwitch(page).click();
  await page.getByText('Alerts are off for this device.').waitFor();
  await expect.poll(() => theSwitch(page).isChecked()).toBe(false);
});

it('shows what is pushed, and opens the lead when it is pressed', { timeout: 60_000 }, async () => {
  const page = await turnOn();
  const alerts = await alertsOf(page, server.url);
  const message = {
    title: 'Interior Painting, Easton',
    body: 'New request.',
    path: '/admin#inbox/lead-1',
    tag: 'lead-1',
  };
  await alerts.deliver(message);
  const { path, ...rest } = message;
  await expect.poll(alerts.shown).toEqual([{ ...rest, data: path }]);
  await alerts.pressFirst();
  await expect.poll(() => new URL(page.url()).hash).toBe('#inbox/lead-1');
  expect(await alerts.worker.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
