import { Problem } from '../problem.ts';
import type { LeadKind, Limit, LimitStore } from '../store/store.ts';
import { type Client, largeNetworkOf, providerNetworkOf } from './client.ts';
import { createClientHash } from './client-hash.ts';
import type { LimitCounts } from './limit-counts.ts';
import { type LimitName, limitTable } from './limit-table.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Names what has limits: each form, photos, visitors' actions on the private page of a request, and links that match no
 * request.
 */
export type Limited = LeadKind | 'photo' | 'act' | 'link';

/** A limit under its name in the table. */
interface NamedLimit extends Limit {
  name: LimitName;
}

interface SenderLimits {
  perAddress: readonly NamedLimit[];
  perNetwork: readonly NamedLimit[];
  /** For all clients together, where addresses cannot be distinguished. */
  forEverybody: readonly NamedLimit[];
  /** Those of {@link forEverybody} that count every client, because they protect the disk. @default none */
  always?: readonly NamedLimit[];
}

const within = (name: LimitName, windowMs: number): NamedLimit => ({ name, windowMs, max: limitTable[name].number });

/** The limits of one form. */
const limitsOfLeads: SenderLimits = {
  perAddress: [within('leadsInTenMinutes', 10 * minuteMs), within('leadsInADay', dayMs)],
  perNetwork: [within('leadsOfNetwork', dayMs)],
  forEverybody: [within('leadsOfAllInTenMinutes', 10 * minuteMs), within('leadsOfAllInADay', dayMs)],
};

const limitsOfPhotos: SenderLimits = {
  perAddress: [within('photosInTenMinutes', 10 * minuteMs), within('photosInADay', dayMs)],
  perNetwork: [within('photosOfNetwork', dayMs)],
  forEverybody: [within('photosOfAllInTenMinutes', 10 * minuteMs), within('photosOfAllInADay', dayMs)],
  always: [within('photosOfAllInADay', dayMs)],
};

const limitsOfActs: SenderLimits = {
  perAddress: [within('actsInTenMinutes', 10 * minuteMs), within('actsInADay', dayMs)],
  perNetwork: [],
  forEverybody: [within('actsOfAllInTenMinutes', 10 * minuteMs)],
};

const limitsOfLinks: SenderLimits = {
  perAddress: [within('wrongLinks', 10 * minuteMs)],
  perNetwork: [],
  forEverybody: [within('wrongLinksOfAll', 10 * minuteMs)],
};

const limitsOf: Readonly<Record<Limited, SenderLimits>> = {
  ...{ estimate: limitsOfLeads, contact: limitsOfLeads, palette: limitsOfLeads },
  ...{ photo: limitsOfPhotos, act: limitsOfActs, link: limitsOfLinks },
};

export interface RateLimits {
  /** Counts one use by a client, unless it is the owner; rejects with a 429 problem that says how long to wait. */
  take(what: Limited, client: Client): Promise<void>;
  /**
   * Names a client for a fair share of something scarce: a tag instead of its provider’s network, a dot, and the tag
   * under which its uses are counted. Both are others each day. No dot where clients cannot be told apart.
   */
  senderOf(client: Client): Promise<string>;
  /** Counts a lead that is suspected because too many came before it. */
  noteFlood(): void;
}

/** Creates the limits that keep one sender from flooding the inbox, without storing the sender's address. */
export function createRateLimits(parts: {
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): RateLimits {
  const { store, limitCounts, now } = parts;
  const tagOf = createClientHash(parts);

  async function takeFrom(limits: readonly NamedLimit[], what: Limited, client: Client): Promise<void> {
    const waitMs = await store.takeFromLimits(`${what}:${await tagOf(client)}`, limits, now());
    if (waitMs === 0) return;
    // Only the longest window can require a wait longer than the shorter windows.
    const reached = limits.find(({ windowMs }) => waitMs <= windowMs) ?? limits.at(-1);
    if (reached) limitCounts.note(reached.name);
    throw new Problem('too_many', { retryAfterMs: waitMs });
  }

  return {
    async take(what, client) {
      if (client.isOwner) return;
      const { perAddress, perNetwork, forEverybody, always } = limitsOf[what];
      if (client.kind !== 'address') return takeFrom(forEverybody, what, client);
      await takeFrom(perAddress, what, client);
      // Checked last, so that refused requests do not use up a network's allowance.
      const network = largeNetworkOf(client.network);
      if (network && perNetwork.length > 0) await takeFrom(perNetwork, what, { kind: 'address', network });
      if (always) await takeFrom(always, what, { kind: 'undeclared-proxy' });
    },
    async senderOf(client) {
      if (client.kind !== 'address') return tagOf(client);
      const provider = await tagOf({ kind: 'address', network: providerNetworkOf(client.network) });
      return `${provider}.${await tagOf(client)}`;
    },
    noteFlood: () => limitCounts.note('floodOfLeads'),
  };
}
