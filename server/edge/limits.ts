import { createHmac } from 'node:crypto';
import type { Log } from '../log.ts';
import type { LeadKind, Limit, LimitStore } from '../store/store.ts';
import type { Client } from './client-address.ts';
import { Problem } from './problem.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** For one address and form (RELIABILITY.md R34). */
const perAddress: readonly Limit[] = [
  { windowMs: 10 * minuteMs, max: 5 },
  { windowMs: dayMs, max: 20 },
];

/** For everybody together, where addresses cannot be told apart. */
const forEverybody: readonly Limit[] = [
  { windowMs: 10 * minuteMs, max: 200 },
  { windowMs: dayMs, max: 2_000 },
];

export interface Limits {
  /** Counts one lead of a client; rejects with a 429 problem that says how long to wait. */
  take(kind: LeadKind, client: Client): Promise<void>;
}

/**
 * Keeps one sender from flooding the inbox. What is stored of an address is an HMAC under a secret that is replaced
 * every day and destroyed a day later, so nobody can find the address again.
 */
export function createLimits(parts: { store: LimitStore; now: () => Date; log: Log }): Limits {
  const { store, now, log } = parts;
  let secret: { day: number; bytes: Promise<Buffer> } | undefined;
  let hasWarned = false;

  async function take(kind: LeadKind, client: Client): Promise<void> {
    if (client.kind === 'undeclared-proxy') warnOnce();
    const [tag, limits] =
      client.kind === 'address' ? [await tagOf(client.network), perAddress] : ['everybody', forEverybody];
    const waitMs = await store.takeFromLimits(`${kind}:${tag}`, limits, now());
    if (waitMs > 0) throw new Problem('too_many', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  }

  async function tagOf(network: string): Promise<string> {
    return createHmac('sha256', await secretOf(Math.floor(now().getTime() / dayMs)))
      .update(network)
      .digest('base64url');
  }

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

  function warnOnce() {
    if (hasWarned) return;
    hasWarned = true;
    log('warn', 'undeclared_proxy', { variable: 'TRUST_PROXY_HOPS' });
  }

  return { take };
}
