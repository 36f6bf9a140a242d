import * as v from 'valibot';

/** `PushSubscription.toJSON()` (https://www.w3.org/TR/push-api/). */
export const PushSubscriptionInput = v.message(
  v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
    keys: v.object({
      /** An uncompressed P-256 point: 65 bytes in base64url. */
      p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
      /** 16 bytes in base64url. */
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
    }),
  }),
  'This browser’s alerts cannot be used',
);
export type PushSubscriptionInput = v.InferOutput<typeof PushSubscriptionInput>;

/** Times are ISO 8601. */
export interface PushState {
  /** For `applicationServerKey`, in base64url. */
  publicKey: string;
  /** `id`: SHA-256 of the endpoint, in base64url. */
  devices: readonly { id: string; browser: string; addedAt: string; last?: LastAlert }[];
}

/** `sent`: taken by the push service. `refused`: it does not accept our keys or subject. */
export interface LastAlert {
  at: string;
  outcome: 'sent' | 'refused' | 'failed';
  status?: number;
}

/** Names no visitor, because a locked screen shows it. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A later message replaces one with the same tag. */
  tag: string;
}
