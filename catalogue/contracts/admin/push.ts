import * as v from 'valibot';

const invalid = 'This browser’s alerts cannot be used';

/**
 * `POST /api/admin/push/devices`: the result of the browser's `PushSubscription.toJSON()`
 * (https://www.w3.org/TR/push-api/).
 */
export const PushSubscriptionInput = v.pipe(
  v.object(
    {
      endpoint: v.pipe(v.string(invalid), v.maxLength(1_000, invalid), v.url(invalid)),
      keys: v.object(
        {
          /** An uncompressed point on P-256: 65 bytes in base64url. */
          p256dh: v.pipe(v.string(invalid), v.regex(/^B[\w-]{86}=?$/, invalid)),
          /** 16 bytes in base64url. */
          auth: v.pipe(v.string(invalid), v.regex(/^[\w-]{22}(==)?$/, invalid)),
        },
        invalid,
      ),
    },
    invalid,
  ),
);
export type PushSubscriptionInput = v.InferOutput<typeof PushSubscriptionInput>;

/** `GET /api/admin/push`. */
export interface PushState {
  /** For the browser's `applicationServerKey`, in base64url. */
  publicKey: string;
  devices: readonly PushDeviceSummary[];
}

export interface PushDeviceSummary {
  /** SHA-256 of the endpoint, in base64url, by which a browser can identify itself in the list. */
  id: string;
  browser: string;
  /** ISO 8601. */
  addedAt: string;
  last?: LastAlert;
}

/** What became of an alert. `sent`: its push service has taken it. `refused`: it does not accept our keys or subject. */
export interface LastAlert {
  /** ISO 8601. */
  at: string;
  outcome: 'sent' | 'refused' | 'failed';
  /** Of the push service's response, if there was one. */
  status?: number;
}

/** A message to the service worker. It names no visitor, because a locked screen shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that a tap opens. */
  path: string;
  /** A later message with the same tag replaces an earlier one. */
  tag: string;
}
