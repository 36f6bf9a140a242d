import { memoizeAsync } from '../async/memoize-async.ts';
import type { AdminStore } from '../store/port/admin-store.ts';

/** The key pair that identifies this site to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Creates the function that reads the keys from the store. The first process creates them for all processes. */
export function createVapidKeys(store: Pick<AdminStore, 'setting' | 'setSettingOnce'>): () => Promise<VapidKeys> {
  const name = 'push keys';
  const keys = memoizeAsync(async (): Promise<VapidKeys> => {
    const known = await store.setting(name);
    if (known) return JSON.parse(known);
    const { default: webPush } = await import('web-push');
    return JSON.parse(await store.setSettingOnce(name, JSON.stringify(webPush.generateVAPIDKeys())));
  });
  return keys.read;
}
