import type { LeadKind, Limit, LimitStore } from '../store/store.ts';
import type { Client } from './client-address.ts';
import { createClientTags } from './client-tags.ts';
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

/** Keeps one sender from flooding the inbox, without keeping the sender's address. */
export function createLimits(parts: { store: LimitStore; now: () => Date }): Limits {
  const { store, now } = parts;
  const tagOf = createClientTags(parts);

  async function take(kind: LeadKind, client: Client): Promise<void> {
    const limits = client.kind === 'address' ? perAddress : forEverybody;
    const waitMs = await store.takeFromLimits(`${kind}:${await tagOf(client)}`, limits, now());
    if (waitMs > 0) throw new Problem('too_many', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  }

  return { take };
}
