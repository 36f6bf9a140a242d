import { crc32 } from 'node:zlib';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { dayMs, hourMs, minuteMs } from '../async.ts';
import type { Log } from '../log/log.ts';
import { Problem } from '../problem.ts';
import type { LeadKind } from '../store/lead.ts';
import { createDailyHmac, type LimitStore } from '../store/records.ts';

export type Limit = { name: string; number: number; unit: string; effect: string };

export const tellsWait = 'More get a 429 that says how long to wait.';
const silently = 'More get a 202 and are not stored; visitors notice nothing.';
const fullMemory = 'Another gets a 503, or without JavaScript the form with its text.';

/**
 * The office lists those that took effect, the operations page all. Windows of guesses, codes and test mails stand where
 * `bounds` is used: `auth/login-throttle.ts`, `api/admin/settings.ts`.
 */
const table = {
  // A property manager, or an office behind one address.
  leadsInTenMinutes: [10, 'leads per address and form in 10 minutes', `${tellsWait} A repeat does not count.`],
  leadsInADay: [40, 'leads per address and form in a day', tellsWait],
  leadsOfAllInTenMinutes: [
    200,
    'leads per form in 10 minutes',
    `${tellsWait} For all visitors together, only while a proxy does not forward their addresses.`,
  ],
  floodOfLeads: [
    1_000,
    'leads from all visitors in a day',
    'Later ones are stored as suspected spam and not mailed. The office warns of it, one mail a day says so, and the digest lists them.',
  ],
  estimatesInFlood: [
    5,
    'estimates in an hour after a flood of leads',
    'Still mailed, one per address and hour, if their ZIP code is one of ours and their form was open as long as a person takes.',
  ],
  photosInTenMinutes: [60, 'photos per address in 10 minutes', tellsWait],
  photosInADay: [240, 'photos per address in a day', tellsWait],
  photosOfAllInADay: [
    1_500,
    'photos from all visitors in a day',
    'More get a 429: what strangers may fill of the disk. Requests without photos are stored as usual.',
  ],
  photosWaiting: [8, 'photos', 'One photo is decoded at a time and this many wait. Another gets a 503.'],
  photoBytesAtOnce: [40_000_000, 'bytes', `Photos that are arriving or waiting use no more memory. ${fullMemory}`],
  photoBytesOfAddress: [24_000_000, 'bytes per address', `As much of it. ${fullMemory}`],
  pictures: [
    300,
    'uploaded pictures of posts',
    'More get a 503. Pictures that no post shows are removed a week after they were uploaded.',
  ],
  actsInTenMinutes: [20, 'notes and other changes to requests per address in 10 minutes', tellsWait],
  actsInADay: [60, 'such changes per address in a day', tellsWait],
  actsPerRequest: [60, 'notes and other changes by the sender of a request', 'More get a 429.'],
  photosPerRequest: [12, 'photos per request', 'Its private page accepts no more, and says how many are left.'],
  wrongLinks: [30, 'links to no request per address in 10 minutes', `${tellsWait} Valid links still work.`],
  eventBytesPerAddress: [100_000, 'bytes of events per address in an hour', silently],
  eventBytesPerDay: [32_000_000, 'bytes of events from all visitors in a day', silently],
  diskReserve: [
    200_000_000,
    'bytes free on the disk of DATA_DIR',
    'Below this, events, metrics and photos are not stored; leads are, until the disk is full.',
  ],
  guesses: [
    5,
    'wrong passwords in 15 minutes, or codes, per address or known browser',
    'More get a 429: a lock of 10 minutes, which doubles with every further wrong guess, up to a day.',
  ],
  codesOfLogin: [
    5,
    'authenticator codes per login',
    'More get a 429. The login starts over with the password; recovery codes do not count.',
  ],
  codesOfStrangers: [
    10,
    'wrong authenticator codes in an hour, from all browsers that never logged in before',
    'Then one in ten minutes; more get a 429 that says how long to wait. Known browsers have their own guesses; recovery codes do not count.',
  ],
  unprovenGuesses: [
    60,
    'wrong passwords in an hour, from all browsers that never logged in before, behind a proxy that TRUST_PROXY_HOPS does not declare',
    'Then one a minute; more get a 429 that says how long to wait. Known browsers have their own guesses; declare the proxy to tell addresses apart.',
  ],
  testMails: [5, 'test mails to the owner in an hour', tellsWait],
  exports: [2, 'exports at once', 'A third gets a 429.'],
  exportMinutes: [15, 'minutes', 'An export that takes longer is aborted.'],
} satisfies Record<string, readonly [number, string, string]>;

export const bounds = Object.fromEntries(
  Object.entries(table).map(([name, [number, unit, effect]]) => [name, { name, number, unit, effect }]),
) as Readonly<Record<keyof typeof table, Limit>>;

const lineEveryMs = 60_000;

export type LimitCounts = ReturnType<typeof createLimitCounts>;

export function createLimitCounts({ log, now }: { log: Log; now: () => Date }) {
  type Seen = { count: number; lastAt: Date; unlogged: number; isWaiting: boolean };
  const seen = new Map<Limit, Seen>();

  /** Never throws. Logs at most one line a minute. */
  function note(limit: Limit): void {
    const entry = seen.get(limit) ?? { count: 0, lastAt: now(), unlogged: 0, isWaiting: false };
    seen.set(limit, entry);
    entry.count += 1;
    entry.unlogged += 1;
    entry.lastAt = now();
    if (!entry.isWaiting) write(limit, entry);
  }

  function write(limit: Limit, entry: Seen): void {
    const { unlogged: count } = entry;
    Object.assign(entry, { unlogged: 0, isWaiting: count > 0 });
    if (count === 0) return;
    setTimeout(write, lineEveryMs, limit, entry).unref();
    log('warn', 'limit_reached', { limit: limit.name, count }); // Which may hit a limit itself.
  }

  return { note, counts: () => [...seen].map(([limit, { count, lastAt }]) => ({ limit, count, lastAt })) };
}

/** Of IPv6 the /64, which one household has. All clients of such a proxy share its address. */
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

export type LimitParts = { store: LimitStore; limitCounts: Pick<LimitCounts, 'note'>; now: () => Date };

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

/** Rejects with a 429 that says how long to wait. */
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
    /** Rejects with a 429 that says how long to wait; never for the owner. */
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
