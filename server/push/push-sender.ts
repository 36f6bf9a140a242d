import { lookup as systemLookup } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { memoizeAsync } from '../async.ts';
import type { AdminStore } from '../store/records.ts';

const timeoutMs = 10_000;

/** `gone`: the subscription has ended. `refused`: our keys or subject. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

export interface SendOptions {
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** Only for tests. */
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

/** RFC 8030 §7.3 and the practice of push services. */
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/** For a wrong key (RFC 8292 §4.2) or subject. */
const refusedStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * RFC 8291, only to public addresses. Never rejects; resolves within ten seconds.
 * @param parts.subject an https or mailto URL
 */
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
      if (status >= 200 && status < 300) return { outcome: 'sent', status };
      if (goneStatuses.has(status)) return { outcome: 'gone', status };
      return { outcome: refusedStatuses.has(status) ? 'refused' : 'failed', status };
    } catch {
      return { outcome: 'failed' };
    }
  };

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

/** Neither private, loopback, link-local nor otherwise special. */
export function isPublicAddress(address: string): boolean {
  // Also an IPv4 address inside IPv6.
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** Node's `dns.lookup` with `all`. */
export type LookupAll = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: readonly { address: string; family: number }[]) => void,
) => void;

/** A name cannot change its address after the check. */
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

/** Only https on its standard port. Node looks up names only, so IP addresses are checked here. */
export function isAllowedUrl(url: URL, isAllowed: (address: string) => boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (isIP(host) === 0 ? host.includes('.') : isAllowed(host));
}

const refusal = () => Object.assign(new Error('The address is not public'), { code: 'EPRIVATE' });

/** RFC 8292, in base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The first process creates them for all. */
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
