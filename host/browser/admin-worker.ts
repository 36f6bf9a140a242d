import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';

/** TypeScript has no worker types beside page types. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Tab {
  url: string;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
type Pushed = Lasting & { data: { json(): PushMessage } | null };
type Pressed = Lasting & { notification: Notification };

const worker = globalThis as unknown as Worker;
const listen = <Kind extends Event>(type: string, listener: (event: Kind) => void) =>
  worker.addEventListener(type, listener as (event: Event) => void);

listen<Lasting>('install', (event) => event.waitUntil(worker.skipWaiting()));
listen<Lasting>('activate', (event) => event.waitUntil(worker.clients.claim()));

listen<Pushed>('push', (event) => {
  if (!event.data) return;
  const { title, body, tag, path } = event.data.json();
  const look = { icon: '/assets/icon-192.png', badge: '/assets/icon-192.png', renotify: true };
  event.waitUntil(
    worker.registration.showNotification(title, { ...look, body, tag, data: path } as NotificationOptions),
  );
});

listen<Pressed>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), location.origin)));
});

async function open(target: URL): Promise<void> {
  const url = target.origin === location.origin && target.pathname === '/admin' ? target.href : '/admin';
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname === '/admin');
  if (!tab) {
    await worker.clients.openWindow(url);
    return;
  }
  const [shown] = await Promise.allSettled([tab.focus(), tab.navigate(url)]);
  if (shown.status === 'rejected') await worker.clients.openWindow(url);
}
