import type { Log } from '../log/log.ts';

export interface Limit {
  name: string;
  number: number;
  unit: string;
  effect: string;
}

const tellsWait = 'More get a 429 that says how long to wait.';
const silently = 'Further events and metrics get a 202 and are not stored. Visitors notice nothing.';
const fullMemory = 'Another gets a 503, or without JavaScript the form with its text.';

/** The office lists those that took effect, the operations page all. */
const table = {
  // A property manager, or an office behind one address.
  leadsInTenMinutes: [
    10,
    'leads per address and form in 10 minutes',
    `${tellsWait} An IPv6 /64 counts as one address; a repeat does not count, nor what a signed-in owner sends.`,
  ],
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
  photosWaiting: [
    8,
    'photos',
    'One photo is decoded at a time and this many wait. Another gets a 503 with Retry-After.',
  ],
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
  type Seen = { count: number; lastAt: Date; unlogged: number; timer: NodeJS.Timeout | undefined };
  const seen = new Map<Limit, Seen>();

  /** Never throws. Logs at most one line a minute. */
  function note(limit: Limit, times = 1): void {
    const entry = seen.get(limit) ?? { count: 0, lastAt: now(), unlogged: 0, timer: undefined };
    seen.set(limit, entry);
    entry.count += times;
    entry.unlogged += times;
    entry.lastAt = now();
    if (!entry.timer) write(limit, entry);
  }

  function write(limit: Limit, entry: Seen): void {
    entry.timer = undefined;
    if (entry.unlogged === 0) return;
    const count = entry.unlogged;
    entry.unlogged = 0;
    entry.timer = setTimeout(write, lineEveryMs, limit, entry).unref();
    log('warn', 'limit_reached', { limit: limit.name, count }); // Which may hit a limit itself.
  }

  return {
    note,
    counts: () => [...seen].map(([limit, { count, lastAt }]) => ({ limit, count, lastAt })),
  };
}
