import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { violationsAtRest } from '../support/axe.ts';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { enterAdmin, nothingLoads } from '../support/enter-admin.ts';

let browser: Browser;
let server: BuiltServer;
let context: BrowserContext;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  server = await startBuiltServer();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext();
  await context.grantPermissions(['notifications'], { origin: server.url });
  await context.addInitScript(allowAlerts);
  await context.addInitScript(subscribeWithoutService);
});
afterEach(() => context.close());

/** A browser without a window cannot show alerts, and says that they are refused even when they are allowed. */
function allowAlerts(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}
/** The service worker as the browser's window would have it: alerts are kept in a list instead of being shown. */
type WorkerScope = EventTarget & { shown: Shown[]; registration: object };
function keepAlerts(): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.shown = [];
  const showNotification = async (title: string, { body, tag, data }: Omit<Shown, 'title'>) => {
    scope.shown.push({ title, body, tag, data });
  };
  Object.assign(scope.registration, { showNotification });
}
/** As a press on the first alert. */
function pressAlert(): void {
  const scope = globalThis as unknown as WorkerScope;
  const Lasting = Reflect.get(globalThis, 'ExtendableEvent') as new (type: string) => Event;
  const notification = { ...scope.shown[0], close: () => {} };
  scope.dispatchEvent(Object.assign(new Lasting('notificationclick'), { notification }));
}

/** A browser in a test has no push service behind it, so its subscription is made here. */
function subscribeWithoutService(): void {
  if (!('PushManager' in window)) return;
  const endpoint = 'https://push.example/send/1';
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  let current: object | null = null;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (applicationServerKey.length !== 65) throw new Error('This is no key');
    current = subscription;
    return subscription;
  };
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
}

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
  const session = await context.newCDPSession(page);
  const message = {
    title: 'Interior Painting, Easton',
    body: 'New request.',
    path: '/admin#inbox/lead-1',
    tag: 'lead-1',
  };
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker runs');
  await worker.evaluate(keepAlerts);
  await push(session, message);
  const { path, ...rest } = message;
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown))
    .toEqual([{ ...rest, data: path }]);
  await worker.evaluate(pressAlert);
  await expect.poll(() => new URL(page.url()).hash).toBe('#inbox/lead-1');
  expect(await worker.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

/** As the browser delivers a message of its push service (https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/). */
async function push(session: CDPSession, message: object): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data: JSON.stringify(message),
  });
}
