import { createHmac } from 'node:crypto';
import type { LimitStore } from '../store/store.ts';

const dayMs = 86_400_000;

/** The client of a request, for limits. */
export type Client = ClientAddress & { /** No limit counts what a signed-in owner sends. */ isOwner?: true };

type ClientAddress =
  | { kind: 'address' /** An IPv4 address, or the /64 of an IPv6 address, which one household has. */; network: string }
  /** Behind an undeclared proxy: all clients share its address. */
  | { kind: 'undeclared-proxy' }
  /** Behind a declared proxy that does not forward addresses: all clients share its address. */
  | { kind: 'silent-proxy' };

/** The tag of all clients together, where addresses cannot be distinguished. */
export const everybody = 'everybody';

/**
 * Creates the function that gives a client a name for limits. An address is stored only as an HMAC under a secret that
 * is replaced every day and destroyed a day later, so nobody can recover it.
 */
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
