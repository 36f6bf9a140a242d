import type { Client } from '../limits/client.ts';
import { createClientHash } from '../limits/client-hash.ts';
import type { LimitCounts } from '../limits/limit-counts.ts';
import { type LimitName, limitTable } from '../limits/limit-table.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import type { ThrottleRule } from '../store/rules/login-throttle.ts';
import type { LimitStore } from '../store/store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const ruleOf = (limit: LimitName, windowMs: number, firstLockMs: number, maxLockMs = firstLockMs): ThrottleRule => ({
  ...{ free: limitTable[limit].number, windowMs, firstLockMs, maxLockMs },
});

/** Locks that many clients share never grow, so that nobody locks others out for long. */
const rules = {
  guesses: ruleOf('guesses', 15 * minuteMs, 10 * minuteMs, 24 * hourMs),
  codesOfLogin: ruleOf('codesOfLogin', 5 * minuteMs, 5 * minuteMs),
  codesOfStrangers: ruleOf('codesOfStrangers', hourMs, 10 * minuteMs),
  unprovenGuesses: ruleOf('unprovenGuesses', hourMs, minuteMs),
};

type SharedLimit = 'codesOfStrangers' | 'unprovenGuesses';

/**
 * The source of guesses: each has its own count and locks. For a password: an address, or a known device. For an
 * authenticator code: a known device, or a pending login from anywhere else. For an authenticator being set up: its
 * session's device.
 */
export type Guesser =
  | { client: LoginClient }
  | { device: string }
  | { codeOf: string }
  | { codeFor: string }
  | { setupOf: string };

/** The client of a login, and whether its identity is only claimed. */
export interface LoginClient {
  client: Client;
  isUnproven: boolean;
}

export interface LoginThrottle {
  /** Counts a guess in advance. @returns functions that undo it or reset the count; undefined while locked out */
  take(guesser: Guesser): Promise<TakenGuess | undefined>;
  /** Like `take`, but rejects with a `too_many` problem that says how long to wait. */
  demand(guesser: Guesser): Promise<TakenGuess>;
}

export interface TakenGuess {
  /** The source's name, without any address in it. */
  tag: string;
  /** Undoes the count, because the guess was not checked. */
  giveBack(): Promise<void>;
  /** Resets the count, because the guess was right. */
  forgive(): Promise<void>;
}

/**
 * Slows guessing down, for each source separately: five free guesses in 15 minutes, then locks of 10 minutes, doubling
 * up to a day. Guesses by others never lock out an address or a known device. Sources that can be invented without
 * limit also share a common limit.
 */
export function createLoginThrottle(parts: {
  store: AdminStore & LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): LoginThrottle {
  const { store, limitCounts, now } = parts;
  const tagOfClient = createClientHash(parts);

  async function lanesOf(guesser: Guesser): Promise<{ tag: string; limit: keyof typeof rules; common?: SharedLimit }> {
    if ('client' in guesser) {
      const tag = `login:${await tagOfClient(guesser.client.client)}`;
      return { tag, limit: 'guesses', ...(guesser.client.isUnproven && { common: 'unprovenGuesses' }) };
    }
    if ('codeFor' in guesser) {
      return { tag: `code for:${guesser.codeFor}`, limit: 'codesOfLogin', common: 'codesOfStrangers' };
    }
    const tag =
      'codeOf' in guesser
        ? `code:${guesser.codeOf}`
        : 'setupOf' in guesser
          ? `setup:${guesser.setupOf}`
          : `device:${guesser.device}`;
    return { tag, limit: 'guesses' };
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
        // Guesses by others still count.
        if (common) await store.returnGuess(common);
      },
    };
    const waitMs = await store.countGuess(tag, rules[lanes.limit], now());
    if (waitMs > 0) limitCounts.note(lanes.limit);
    if (waitMs > 0 || !common) return { waitMs, guess };
    // Last, so that refused guesses do not use up the shared limit.
    const commonWaitMs = await store.countGuess(common, rules[common], now());
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
