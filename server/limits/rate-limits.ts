import { crc32 } from 'node:zlib';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { dayMs, hourMs, minuteMs } from '../async.ts';
import { Problem } from '../problem.ts';
import { createDailyHmac } from '../store/daily-hmac.ts';
import type { LeadKind } from '../store/lead.ts';
import type { LimitStore } from '../store/records.ts';
import { bounds, type Limit, type LimitCounts } from './limit-counts.ts';

/** Of IPv6 the network is the /64, which one household has. All clients of such a proxy share its address. */
type ClientAddress = { kind: 'address'; network: string } | { kind: 'undeclared-proxy' | 'silent-proxy' };

export type Client = ClientAddress & { /** No limit counts what a signed-in owner sends. */ isOwner?: true };

const everybody = 'everybody';

/** Stores an address only as an HMAC under a secret of the day. */
export function createClientTag({ store, now }: { store: LimitStore; now: () => Date }) {
  const hmac = createDailyHmac(store, 'limits');
  return async (client: Client): Promise<string> =>
    client.kind === 'address' ? hmac(now().getTime(), client.network) : everybody;
}

/** Addresses share these, which bounds memory. */
const eventCounts = 10_000;

export interface LimitParts {
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}

/**
 * Counts on the store, which commits those of one turn together; the library's own stores commit each by itself. The
 * window of a key opens with its first use.
 * @param rule.longestMs of any of its windows. @default windowMs
 */
export function createWindow(
  { store, now }: Pick<LimitParts, 'store' | 'now'>,
  rule: { name: string; windowMs: number; longestMs?: number },
) {
  const { name, windowMs, longestMs = windowMs } = rule;
  const keyOf = (key: string) => `${name} ${key}`;
  return {
    async count(
      key: string,
      change: { points?: number; windowMs?: number; restarts?: boolean } = {},
    ): Promise<{ count: number; leftMs: number }> {
      const { count, endsAt } = await store.countInWindow(keyOf(key), { windowMs, longestMs, ...change }, now());
      // The clock may have been set back.
      return { count, leftMs: Math.min(longestMs, endsAt.getTime() - now().getTime()) };
    },
    read: async (key: string): Promise<number> => (await store.windowCount(keyOf(key), now()))?.count ?? 0,
    forget: (key: string) => store.forgetWindows(keyOf(key)),
  };
}

/** Rejects with a 429 problem that says how long to wait. */
export function createLimit(parts: LimitParts, limit: Limit, windowMs: number) {
  const window = createWindow(parts, { name: limit.name, windowMs });
  return async (key: string): Promise<void> => {
    const { count, leftMs } = await window.count(key);
    if (count <= limit.number) return;
    parts.limitCounts.note(limit);
    throw new Problem('too_many', { retryAfterMs: leftMs });
  };
}

/** False over the limit. A restart resets it. */
export function createMemoryLimit(max: number, windowMs: number): (key: string, points?: number) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1_000 });
  return (key, points = 1) =>
    limiter.consume(key, points).then(
      () => true,
      () => false,
    );
}

/** `act`: on the private page of a request. `link`: one that matches no request. */
export type Limited = LeadKind | 'photo' | 'act' | 'link';

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Where addresses cannot be told apart, the limits per address do not apply. */
export function createRateLimits(parts: LimitParts) {
  const tagOf = createClientTag(parts);
  const inTenMinutes = (limit: Limit) => createLimit(parts, limit, 10 * minuteMs);
  const inADay = (limit: Limit) => createLimit(parts, limit, dayMs);
  const leads = [inTenMinutes(bounds.leadsInTenMinutes), inADay(bounds.leadsInADay)];
  const perAddress: Record<Limited, ReturnType<typeof createLimit>[]> = {
    ...{ estimate: leads, contact: leads, palette: leads },
    photo: [inTenMinutes(bounds.photosInTenMinutes), inADay(bounds.photosInADay)],
    act: [inTenMinutes(bounds.actsInTenMinutes), inADay(bounds.actsInADay)],
    link: [inTenMinutes(bounds.wrongLinks)],
  };
  const leadsOfAll = inTenMinutes(bounds.leadsOfAllInTenMinutes);
  const photosOfAll = inADay(bounds.photosOfAllInADay);

  return {
    /** Rejects with a 429 problem that says how long to wait; never for the owner. */
    async take(what: Limited, client: Client): Promise<void> {
      if (client.isOwner) return;
      if (client.kind === 'address') {
        // The shortest window first: what it refuses does not count for the day.
        const key = `${what}:${await tagOf(client)}`;
        for (const takeOne of perAddress[what]) await takeOne(key);
      } else if (perAddress[what] === leads) await leadsOfAll(what);
      if (what === 'photo') await photosOfAll(everybody);
    },
    noteFlood: () => parts.limitCounts.note(bounds.floodOfLeads),
  };
}

/** Writes nothing. Drops events silently: a visitor could do nothing about it. */
export function createEventLimits({ limitCounts }: Pick<LimitParts, 'limitCounts'>) {
  const perAddress = createMemoryLimit(bounds.eventBytesPerAddress.number, hourMs);
  const ofAll = createMemoryLimit(bounds.eventBytesPerDay.number, dayMs);

  return {
    async take(client: Client, bytes: number): Promise<boolean> {
      if (client.kind === 'address' && !(await perAddress(String(crc32(client.network) % eventCounts), bytes))) {
        limitCounts.note(bounds.eventBytesPerAddress);
        return false;
      }
      const isTaken = await ofAll(everybody, bytes);
      if (!isTaken) limitCounts.note(bounds.eventBytesPerDay);
      return isTaken;
    },
    noteReserve: () => limitCounts.note(bounds.diskReserve),
  };
}
