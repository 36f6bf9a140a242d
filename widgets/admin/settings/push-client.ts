import type { PushState } from '../../../catalogue/contracts/admin/push.ts';
import type { AdminApi } from '../admin-api.ts';

/** At the root, so that its scope can be `/admin`. */
const officeWorker = { path: '/admin-worker.js', scope: '/admin' } as const;

export const officeWorkerPolicy = 'office-worker';

/** `install`: iPhones and iPads need the office on the home screen. `blocked`: the owner denied permission. */
export type PushSupport = 'ready' | 'install' | 'blocked' | 'none';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

export async function ownPushId(): Promise<string | undefined> {
  const subscription = await ownSubscription();
  if (!subscription) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Rejects if permission is denied. */
export async function turnPushOn(api: AdminApi): Promise<PushState> {
  // First, while the user's click still counts as a user activation.
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Alerts were refused');
  const { publicKey } = await api.get<PushState>('/push');
  await navigator.serviceWorker.register(workerUrl(), { scope: officeWorker.scope });
  const registration = await navigator.serviceWorker.ready;
  const subscribe = () =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  // A subscription with another key, as after a restore, must go first.
  const subscription = await subscribe().catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  return api.send<PushState>('POST', '/push/devices', { endpoint, keys });
}

/** The server drops the subscription after the next failed push. */
export async function turnPushOff(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration(officeWorker.scope);
  return registration?.pushManager?.getSubscription();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory; not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(officeWorkerPolicy, { createScriptURL: () => officeWorker.path });
  return policy ? policy.createScriptURL(officeWorker.path) : officeWorker.path;
}
