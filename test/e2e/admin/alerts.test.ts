import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads, openSection } from '../../support/pages/enter-admin.ts';
import { alertsOf, allowAlerts } from '../../support/pages/office-alerts.ts';

const office = builtSite({});

/** Removes service workers, alerts and push from the browser. */
function withoutAlerts(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'This device' });

async function turnOn(width = 390): Promise<Page> {
  const context = await office.visitor();
  await allowAlerts(context, office.url);
  const page = await enterAdmin(context, office.url, { section: 'settings', width });
  await nothingLoads(page);
  await theSwitch(page).click();
  await page.getByText('Alerts are on for this device.').waitFor();
  return page;
}

it('turns on and off on this device', async () => {
  const page = await turnOn();
  const isSubscribed = () => page.evaluate(async () => (await PushManager.prototype.getSubscription()) !== null);
  await expect.poll(() => theSwitch(page).isChecked()).toBe(true);
  expect(await isSubscribed()).toBe(true);
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await theSwitch(page).click();
  await page.getByText('Alerts are off for this device.').waitFor();
  await expect.poll(() => theSwitch(page).isChecked()).toBe(false);
  expect(await isSubscribed()).toBe(false);
});

it('shows a push message, and opens the lead on a click', async () => {
  const page = await turnOn();
  const alerts = await alertsOf(page, office.url);
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

it('is optional: the office works in a browser without push', async () => {
  const bare = await office.visitor({ serviceWorkers: 'block' });
  await bare.addInitScript(withoutAlerts);
  const page = await enterAdmin(bare, office.url, { width: 390 });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  expect(await page.evaluate(() => 'serviceWorker' in navigator || 'PushManager' in window)).toBe(false);
  await openSection(page, 'Settings');
  await page.getByText('This browser cannot show alerts.').waitFor();
  expect(await theSwitch(page).count()).toBe(0);
  expect(failures).toEqual([]);
});
