import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { limitTable } from '../limits/limit-table.ts';
import { checkedLookup, isAllowedUrl, isPublicAddress } from './public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/**
 * `gone`: the subscription has ended. `refused`: the service does not accept our keys for it, or our subject. `failed`:
 * can be retried, like a refusal.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/**
 * Sends one message to one browser. Never rejects, and resolves within the limit in the table.
 * @returns also the status of the response, if there was one
 */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  options: { ttlSeconds: number; urgency: 'normal' | 'high' },
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
      const signal = AbortSignal.timeout(limitTable.pushSeconds.number * 1_000);
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
