import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import type { PushMessage } from '../../../catalogue/contracts/admin/push.ts';

/** An alert that the service worker has shown; `data` is the path that a click opens. */
interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}
type WorkerScope = EventTarget & { shown: Shown[]; registration: object };

/**
 * Lets a page turn alerts on. A headless browser refuses alerts even if they are allowed, and has no push service, so
 * both are test doubles; the office and its service worker are real.
 */
export async function allowAlerts(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true }),
  );
  await context.addInitScript(subscribeWithoutService);
}

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

/**
 * The service worker of a page that has turned alerts on. Its alerts are collected in a list instead of being shown.
 */
export async function alertsOf(page: Page, origin: string) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker runs');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    const showNotification = async (title: string, { body, tag, data }: Omit<Shown, 'title'>) => {
      scope.shown.push({ title, body, tag, data });
    };
    Object.assign(scope.registration, { showNotification });
  });
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session);
  return {
    worker,
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    /**
     * Delivers a message like the browser's push service
     * (https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/).
     */
    deliver: (message: PushMessage) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) }),
    pressFirst: () => pressFirst(worker),
  };
}

function pressFirst(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const Lasting = Reflect.get(globalThis, 'ExtendableEvent') as new (type: string) => Event;
    const notification = { ...scope.shown[0], close: () => {} };
    scope.dispatchEvent(Object.assign(new Lasting('notificationclick'), { notification }));
  });
}

async function registrationOf(session: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return registered;
}
