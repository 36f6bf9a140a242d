import { Problem } from '../problem.ts';
import type { LeadKind, Limit, LimitStore } from '../store/store.ts';
import { type Client, largeNetworkOf } from './client.ts';
import { createClientHash } from './client-hash.ts';
import type { LimitCounts } from './limit-counts.ts';
import { type LimitName, limitTable } from './limit-table.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A limit of leads, by its name in the table. */
interface LeadLimit extends Limit {
  name: LimitName;
}

const within = (name: LimitName, windowMs: number): LeadLimit => ({ name, windowMs, max: limitTable[name].number });

/** For one address and form. */
const perAddress = [within('leadsInTenMinutes', 10 * minuteMs), within('leadsInADay', dayMs)];

const perNetwork = [within('leadsOfNetwork', dayMs)];

/** For all clients together, where addresses cannot be distinguished. */
const forEverybody = [within('leadsOfAllInTenMinutes', 10 * minuteMs), within('leadsOfAllInADay', dayMs)];

export interface RateLimits {
  /** Counts one lead of a client; rejects with a 429 problem that says how long to wait. */
  take(kind: LeadKind, client: Client): Promise<void>;
  /** Counts a lead that is suspected because of how many came before it. */
  noteFlood(): void;
}

/** Keeps one sender from flooding the inbox, without storing the sender's address. */
export function createRateLimits(parts: {
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): RateLimits {
  const { store, limitCounts, now } = parts;
  const tagOf = createClientHash(parts);

  async function takeFrom(limits: readonly LeadLimit[], kind: LeadKind, client: Client): Promise<void> {
    const waitMs = await store.takeFromLimits(`${kind}:${await tagOf(client)}`, limits, now());
    if (waitMs === 0) return;
    // Only the longest window can make anyone wait longer than the shorter ones last.
    const reached = limits.find(({ windowMs }) => waitMs <= windowMs) ?? limits.at(-1);
    if (reached) limitCounts.note(reached.name);
    throw new Problem('too_many', { retryAfterMs: waitMs });
  }

  return {
    async take(kind, client) {
      if (client.kind !== 'address') return takeFrom(forEverybody, kind, client);
      await takeFrom(perAddress, kind, client);
      // Last, so that refused leads do not use up a network's allowance.
      const network = largeNetworkOf(client.network);
      if (network) await takeFrom(perNetwork, kind, { kind: 'address', network });
    },
    noteFlood: () => limitCounts.note('floodOfLeads'),
  };
}
