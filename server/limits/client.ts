import { createHmac } from 'node:crypto';
import type { LimitStore } from '../store/store.ts';

const dayMs = 86_400_000;

export type Client = ClientAddress & { /** No limit counts what a signed-in owner sends. */ isOwner?: true };

type ClientAddress =
  | { kind: 'address' /** Of IPv6 the /64, which one household has. */; network: string }
  /** All clients share its address. */
  | { kind: 'undeclared-proxy' }
  | { kind: 'silent-proxy' };

export const everybody = 'everybody';

/** Stores an address only as an HMAC under a secret that is replaced daily and destroyed a day later. */
export function createClientTag(parts: { store: LimitStore; now: () => Date }): (client: Client) => Promise<string> {
  const { store, now } = parts;
  let secret: { day: number; bytes: Promise<Buffer> } | undefined;

  function secretOf(day: number): Promise<Buffer> {
    if (secret?.day !== day) {
      const bytes = store.periodSecret('limits', day);
      secret = { day, bytes };
      bytes.catch(() => {
        secret = undefined;
      });
    }
    return secret.bytes;
  }

  return async (client) => {
    if (client.kind !== 'address') return everybody;
    return createHmac('sha256', await secretOf(Math.floor(now().getTime() / dayMs)))
      .update(client.network)
      .digest('base64url');
  };
}
