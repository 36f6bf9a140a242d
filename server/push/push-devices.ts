import { createHash } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RequestDetails } from 'web-push';
import type { LastAlert, PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { memoizeAsync } from '../async.ts';
import { Problem } from '../problem.ts';
import { type AdminStore, createStoredJson, without } from '../store/records.ts';

export interface PushDevice extends PushSubscriptionInput {
  id: string;
  browser: string;
  addedAt: string;
  /** Alerts end with this login device. */
  login: string;
  last?: LastAlert;
}

const maxDevices = 20;

export type PushDevices = ReturnType<typeof createPushDevices>;

/** Browsers without their login device do not count. */
export function createPushDevices(parts: { store: AdminStore; logins: () => Promise<ReadonlySet<string>> }) {
  const { store, logins } = parts;
  const stored = createStoredJson<readonly PushDevice[]>(store, 'push devices', []);

  return {
    async list(): Promise<readonly PushDevice[]> {
      const [devices, current] = await Promise.all([stored.read(), logins()]);
      return devices.filter(({ login }) => current.has(login));
    },
    /** Replaces the one with its endpoint. Rejects if there are too many. */
    async add(given: Omit<PushDevice, 'id' | 'last'>): Promise<PushDevice> {
      const device = { ...given, id: createHash('sha256').update(given.endpoint).digest('base64url') };
      // Read before the logins, so that a device that is added in between stays.
      const known = await stored.read();
      const current = await logins();
      const ended = new Set(known.filter(({ login }) => !current.has(login)).map(({ login }) => login));
      await stored.change((devices) => {
        const others = devices.filter(({ id, login }) => id !== device.id && !ended.has(login));
        if (others.length >= maxDevices) {
          throw new Problem('validation', { errors: { endpoint: 'Please remove another device first' } });
        }
        return [...others, device];
      });
      return device;
    },
    note: (id: string, last: LastAlert) =>
      stored.change((devices) => devices.map((device) => (device.id === id ? { ...device, last } : device))),
    remove: (id: string) => stored.change((devices) => without(devices, (device) => device.id === id)),
  };
}

const timeoutMs = 10_000;

/** `gone`: the subscription has ended. `refused`: our keys or subject. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

export type SendOptions = { ttlSeconds: number; urgency: 'normal' | 'high' };

export interface PushNetwork {
  request: typeof httpsRequest;
  isAllowedUrl: (url: URL) => boolean;
  lookup: LookupFunction;
}

export const publicNetwork: PushNetwork = { request: httpsRequest, isAllowedUrl, lookup: publicLookup };

/** RFC 8291, only to public addresses. Never rejects. @param parts.subject an https or mailto URL */
export function createPushSender(parts: { keys: () => Promise<VapidKeys>; subject: string; network: PushNetwork }) {
  const { keys, subject, network } = parts;

  return async (
    { endpoint, keys: browserKeys }: PushSubscriptionInput,
    message: PushMessage,
    { ttlSeconds, urgency }: SendOptions,
  ): Promise<{ outcome: PushOutcome; status?: number }> => {
    try {
      const url = new URL(endpoint);
      if (!network.isAllowedUrl(url)) return { outcome: 'gone' };
      const { default: webPush } = await import('web-push');
      const vapidDetails = { subject, ...(await keys()) };
      const details = { vapidDetails, TTL: ttlSeconds, urgency, contentEncoding: 'aes128gcm' } as const;
      const browser = { endpoint, keys: browserKeys };
      const status = await statusOf(url, webPush.generateRequestDetails(browser, JSON.stringify(message), details));
      if (status >= 200 && status < 300) return { outcome: 'sent', status };
      // RFC 8030 §7.3 and the practice of push services.
      if (status === 404 || status === 410) return { outcome: 'gone', status };
      // A wrong key (RFC 8292 §4.2) or subject.
      return { outcome: status === 401 || status === 403 ? 'refused' : 'failed', status };
    } catch {
      return { outcome: 'failed' };
    }
  };

  function statusOf(url: URL, { method, headers, body }: RequestDetails): Promise<number> {
    return new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers }, signal: AbortSignal.timeout(timeoutMs), agent: false };
      const request = network.request(url, { ...options, lookup: network.lookup });
      request.once('error', reject);
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.on('error', () => {});
        response.destroy();
      });
      request.end(body);
    });
  }
}

function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** A name cannot change its address after the check. */
function publicLookup(...[host, options, done]: Parameters<LookupFunction>): void {
  lookup(host, { all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? refusal(), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(refusal(), '', 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
}

/** Only https on its standard port. Node looks up names only, so IP addresses are checked here. */
export function isAllowedUrl(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}

const refusal = () => Object.assign(new Error('The address is not public'), { code: 'EPRIVATE' });

/** RFC 8292, in base64url. */
type VapidKeys = Record<'publicKey' | 'privateKey', string>;

export function createVapidKeys(store: Pick<AdminStore, 'setting' | 'setSettingOnce'>): () => Promise<VapidKeys> {
  const name = 'push keys';
  return memoizeAsync(async (): Promise<VapidKeys> => {
    const known = await store.setting(name);
    if (known) return JSON.parse(known);
    const { default: webPush } = await import('web-push');
    return JSON.parse(await store.setSettingOnce(name, JSON.stringify(webPush.generateVAPIDKeys())));
  }).read;
}
