import type { Client } from '../limits/client.ts';
import { createClientHash } from '../limits/client-hash.ts';
import type { LimitCounts } from '../limits/limit-counts.ts';
import { type LimitName, limitTable } from '../limits/limit-table.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { ThrottleRule } from '../store/rules/login-throttle.ts';
import type { LimitStore } from '../store/store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** For one address or one known device. */
const rule: ThrottleRule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: 24 * hourMs };

/** For what several share: locks that never grow, so that nobody locks others out for long. */
const shared = (limit: LimitName, windowMs: number, lockMs: number): ThrottleRule => ({
  ...{ free: limitTable[limit].number, windowMs, firstLockMs: lockMs, maxLockMs: lockMs },
});

const sharedRules = {
  codesOfLogin: shared('codesOfLogin', 5 * minuteMs, 5 * minuteMs),
  codesOfStrangers: shared('codesOfStrangers', hourMs, 10 * minuteMs),
  unprovenGuesses: shared('unprovenGuesses', hourMs, minuteMs),
};

type SharedLimit = 'codesOfStrangers' | 'unprovenGuesses';

/**
 * One who guesses: each has guesses and locks of its own. A password: an address, or a known device. A code of the
 * app: a known device, or half of a login from anywhere else. A code of an app that is being set up: its session's
 * device.
 */
export type Guesser =
  | { client: LoginClient }
  | { device: string }
  | { codeOf: string }
  | { codeFor: string }
  | { setupOf: string };

/** Whom a login comes from, and whether that is only what it says of itself. */
export interface LoginClient {
  client: Client;
  isUnproven: boolean;
}

export interface LoginThrottle {
  /** Counts a guess in advance. @returns what takes it back, or forgives all of them; undefined while the guesser is locked out */
  take(guesser: Guesser): Promise<TakenGuess | undefined>;
  /** The same, but rejects with a `too_many` problem that says how long to wait. */
  demand(guesser: Guesser): Promise<TakenGuess>;
}

export interface TakenGuess {
  /** The guesser's name, without any address in it. */
  tag: string;
  /** It was not looked at after all. */
  giveBack(): Promise<void>;
  /** It was right. */
  forgive(): Promise<void>;
}

/**
 * Slows guessing down, for each guesser alone: five free guesses in 15 minutes, then locks of 10 minutes and twice as
 * long each time, up to a day. Nobody with an address or a known device is made to wait for somebody else's guesses.
 * What strangers can take on as many names as they like for has a bound for all of them besides.
 */
export function createLoginThrottle(parts: {
  store: AdminStore & LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): LoginThrottle {
  const { store, limitCounts, now } = parts;
  const tagOfClient = createClientHash(parts);

  async function lanesOf(guesser: Guesser): Promise<{ tag: string; rule: ThrottleRule; common?: SharedLimit }> {
    if ('client' in guesser) {
      const tag = `login:${await tagOfClient(guesser.client.client)}`;
      return { tag, rule, ...(guesser.client.isUnproven && { common: 'unprovenGuesses' }) };
    }
    if ('codeFor' in guesser) {
      return { tag: `code for:${guesser.codeFor}`, rule: sharedRules.codesOfLogin, common: 'codesOfStrangers' };
    }
    if ('codeOf' in guesser) return { tag: `code:${guesser.codeOf}`, rule };
    return 'setupOf' in guesser ? { tag: `setup:${guesser.setupOf}`, rule } : { tag: `device:${guesser.device}`, rule };
  }

  async function count(guesser: Guesser): Promise<{ waitMs: number; guess: TakenGuess }> {
    const lanes = await lanesOf(guesser);
    const { tag, common } = lanes;
    const guess: TakenGuess = {
      tag,
      async giveBack() {
        await store.returnGuess(tag);
        if (common) await store.returnGuess(common);
      },
      async forgive() {
        await store.forgetGuesses(tag);
        // What others have guessed stays counted.
        if (common) await store.returnGuess(common);
      },
    };
    const waitMs = await store.countGuess(tag, lanes.rule, now());
    if (waitMs > 0 || !common) return { waitMs, guess };
    // Afterwards, so that nobody uses up what all share with guesses that are refused anyway.
    const commonWaitMs = await store.countGuess(common, sharedRules[common], now());
    if (commonWaitMs > 0) {
      await store.returnGuess(tag);
      limitCounts.note(common);
    }
    return { waitMs: commonWaitMs, guess };
  }

  return {
    async take(guesser) {
      const { waitMs, guess } = await count(guesser);
      return waitMs > 0 ? undefined : guess;
    },
    async demand(guesser) {
      const { waitMs, guess } = await count(guesser);
      if (waitMs > 0) throw tooMany(waitMs, 'client' in guesser || 'device' in guesser ? 'password' : 'code');
      return guess;
    },
  };
}

function tooMany(waitMs: number, field: 'password' | 'code'): Problem {
  const minutes = Math.ceil(waitMs / minuteMs);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(waitMs / hourMs), 'hour'];
  return new Problem('too_many', {
    errors: { [field]: `Too many tries. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.` },
    retryAfterMs: waitMs,
  });
}
