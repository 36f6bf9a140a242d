import { lookup as systemLookup } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { memoizeAsync } from '../async/memoize-async.ts';
import type { AdminStore } from '../store/port/admin-store.ts';

/** After this a push service counts as failed; the alert is tried again. */
const timeoutMs = 10_000;

/**
 * `gone`: the subscription has ended. `refused`: the service does not accept our keys for it, or our subject. `failed`:
 * can be retried, like a refusal.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** @property ttlSeconds how long a push service keeps the message for an offline device */
export interface SendOptions {
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/**
 * Sends one message to one browser. Never rejects, and resolves within ten seconds.
 * @returns also the status of the response, if there was one
 */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  options: SendOptions,
) => Promise<{ outcome: PushOutcome; status?: number }>;

/** Lets tests reach a local endpoint; the product has no setting for it. */
export interface PushNetwork {
  request: typeof httpsRequest;
  isAllowedUrl: (url: URL) => boolean;
  lookup: LookupFunction;
}

export const publicNetwork: PushNetwork = {
  request: httpsRequest,
  isAllowedUrl: (url) => isAllowedUrl(url, isPublicAddress),
  lookup: checkedLookup(isPublicAddress),
};

/** Permanently gone, according to RFC 8030 §7.3 and the practice of push services. */
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/** Services differ in which they use for a wrong key (RFC 8292 §4.2) or subject. */
const refusedStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * Creates the sender: an encrypted message (RFC 8291) by https to a public address. Redirects are not followed, and
 * only the status of the response is read.
 * @param parts.subject how a push service can reach us: an https or mailto URL
 */
export function createPushSender(parts: {
  keys: () => Promise<VapidKeys>;
  subject: string;
  network: PushNetwork;
}): SendPush {
  const { keys, subject, network } = parts;

  return async ({ endpoint, keys: browserKeys }, message, { ttlSeconds, urgency }) => {
    try {
      const url = new URL(endpoint);
      if (!network.isAllowedUrl(url)) return { outcome: 'gone' };
      const { default: webPush } = await import('web-push');
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: browserKeys },
        JSON.stringify(message),
        {
          vapidDetails: { subject, ...(await keys()) },
          TTL: ttlSeconds,
          urgency,
          contentEncoding: 'aes128gcm',
        },
      );
      const status = await statusOf(url, { method, headers: headers as Record<string, string>, body });
      return { outcome: outcomeOf(status), status };
    } catch {
      return { outcome: 'failed' };
    }
  };

  function outcomeOf(status: number): PushOutcome {
    if (status >= 200 && status < 300) return 'sent';
    if (goneStatuses.has(status)) return 'gone';
    return refusedStatuses.has(status) ? 'refused' : 'failed';
  }

  function statusOf(
    url: URL,
    { method, headers, body }: { method: string; headers: Record<string, string>; body: Buffer | null },
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = network.request(url, { method, headers, signal, lookup: network.lookup, agent: false });
      request.once('error', reject);
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0);
        // The body is not read.
        response.on('error', () => {});
        response.destroy();
      });
      request.end(body);
    });
  }
}

/** Whether an IP address can belong to a public service: neither private, loopback, link-local nor otherwise special. */
export function isPublicAddress(address: string): boolean {
  // Also reads an IPv4 address inside an IPv6 one.
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** The type of Node's `dns.lookup` with `all`. */
export type LookupAll = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: readonly { address: string; family: number }[]) => void,
) => void;

/**
 * Creates a lookup for connections that resolves a name only if all of its addresses are allowed. The connection uses
 * exactly the addresses that were checked, so a name cannot change its address in between.
 */
export function checkedLookup(
  isAllowed: (address: string) => boolean,
  lookup: LookupAll = (host, options, done) => systemLookup(host, options, done),
): LookupFunction {
  return (host, options, done) => {
    lookup(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? refusal(), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(refusal(), '', 0);
      if (options.all) return done(null, [...addresses]);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Whether a URL may be requested: https on its standard port, without credentials, and a name or an allowed IP address.
 * Node looks up names only, so IP addresses are checked here.
 */
export function isAllowedUrl(url: URL, isAllowed: (address: string) => boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (isIP(host) === 0 ? host.includes('.') : isAllowed(host));
}

const refusal = () => Object.assign(new Error('The address is not public'), { code: 'EPRIVATE' });

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
