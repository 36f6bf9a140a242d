import type { IncomingMessage } from 'node:http';
import { type Client, clientOf } from '../http/client-address.ts';
import { createClientHash } from '../http/client-hash.ts';
import { Problem } from '../http/problem.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { ThrottleRule } from '../store/rules/login-throttle.ts';
import type { LimitStore } from '../store/store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** For one address, one known device, or whoever has got as far as the code. */
const rule: ThrottleRule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: 24 * hourMs };

/** One who guesses: each has guesses and locks of its own. */
export type Guesser = { client: Client } | { device: string } | { step: 'code' };

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
 * long each time, up to a day. Nobody is made to wait for somebody else's guesses.
 */
export function createLoginThrottle(parts: { store: AdminStore & LimitStore; now: () => Date }): LoginThrottle {
  const { store, now } = parts;
  const tagOfClient = createClientHash(parts);

  async function tagOf(guesser: Guesser): Promise<string> {
    if ('client' in guesser) return `login:${await tagOfClient(guesser.client)}`;
    return 'device' in guesser ? `device:${guesser.device}` : `login step:${guesser.step}`;
  }

  async function count(guesser: Guesser): Promise<{ waitMs: number; guess: TakenGuess }> {
    const tag = await tagOf(guesser);
    const waitMs = await store.countGuess(tag, rule, now());
    return {
      waitMs,
      guess: { tag, giveBack: () => store.returnGuess(tag), forgive: () => store.forgetGuesses(tag) },
    };
  }

  return {
    async take(guesser) {
      const { waitMs, guess } = await count(guesser);
      return waitMs > 0 ? undefined : guess;
    },
    async demand(guesser) {
      const { waitMs, guess } = await count(guesser);
      if (waitMs > 0) throw tooMany(waitMs);
      return guess;
    },
  };
}

function tooMany(waitMs: number): Problem {
  const minutes = Math.ceil(waitMs / minuteMs);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(waitMs / hourMs), 'hour'];
  return new Problem('too_many', {
    errors: { password: `Too many tries. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.` },
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}

/**
 * Whom a login comes from. Behind a proxy that nobody declared, the chain of addresses that it forwards stands for the
 * address: a visitor can lengthen the chain but cannot take on somebody else's, and the owner is not locked out by
 * what strangers guess.
 */
export function loginClientOf(request: IncomingMessage, trustProxyHops: number): Client {
  const client = clientOf(request, trustProxyHops);
  if (client.kind === 'address') return client;
  const { 'x-forwarded-for': chain = '', forwarded = '' } = request.headers;
  return { kind: 'address', network: `forwarded ${chain} ${forwarded}` };
}
