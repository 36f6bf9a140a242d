import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { limitTable } from '../limits/limit-table.ts';
import { checkedLookup, isAllowedUrl, isPublicAddress } from './public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** `gone`: the subscription has ended. `failed`: can be retried. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends one message to one browser. Never rejects, and resolves within the limit in the table. */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  options: { ttlSeconds: number; urgency: 'normal' | 'high' },
) => Promise<PushOutcome>;

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

/**
 * Creates the sender: an encrypted message (RFC 8291) by https to a public address. Redirects are not followed, and
 * only the status of the response is read.
 * @param parts.contact an address at which a push service can reach us
 */
export function createPushSender(parts: {
  keys: () => Promise<VapidKeys>;
  contact: string;
  network: PushNetwork;
}): SendPush {
  const { keys, contact, network } = parts;

  return async ({ endpoint, keys: browserKeys }, message, { ttlSeconds, urgency }) => {
    try {
      const url = new URL(endpoint);
      if (!network.isAllowedUrl(url)) return 'gone';
      const { default: webPush } = await import('web-push');
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: browserKeys },
        JSON.stringify(message),
        {
          vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) },
          TTL: ttlSeconds,
          urgency,
          contentEncoding: 'aes128gcm',
        },
      );
      const status = await statusOf(url, { method, headers: headers as Record<string, string>, body });
      if (status >= 200 && status < 300) return 'sent';
      return goneStatuses.has(status) ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  };

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
