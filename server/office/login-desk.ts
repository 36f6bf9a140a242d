import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../edge/client-address.ts';
import { createClientTags } from '../edge/client-tags.ts';
import { Problem } from '../edge/problem.ts';
import type { GuessRule } from '../store/guess-locks.ts';
import type { OfficeStore } from '../store/office-store.ts';
import type { LimitStore } from '../store/store.ts';
import { createPasswordCheck } from './password.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** RELIABILITY.md R25. */
const perAddress: GuessRule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: 24 * hourMs };
/** Behind a proxy that nobody declared the owner guesses under everybody's tag, and must get in again soon. */
const forEverybody: GuessRule = { free: 20, windowMs: 15 * minuteMs, firstLockMs: minuteMs, maxLockMs: 10 * minuteMs };
/** Beyond so many guesses from any addresses, each is made to wait; none is refused for others. */
const unhurried = { windowMs: 10 * minuteMs, max: 30 };
const delayMs = 1_500;

/** RELIABILITY.md R27. */
const sessionLife = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };

export interface LoginDesk {
  /**
   * Starts a session. Rejects with a problem: 401 for a wrong password, 429 while too much was guessed, and then
   * nothing was compared.
   * @returns its token, which is kept nowhere but with the owner
   */
  login(password: string, client: Client): Promise<string>;
  /** Whether the token is that of a living session; then it lives on. */
  isLive(token: string | undefined): Promise<boolean>;
  logout(token: string): Promise<void>;
}

/** @param passwordHash resolves with the hash that counts now */
export function createLoginDesk(parts: {
  store: OfficeStore & LimitStore;
  passwordHash: () => Promise<string>;
  now: () => Date;
}): LoginDesk {
  const { store, passwordHash, now } = parts;
  const tagOf = createClientTags(parts);
  const isRight = createPasswordCheck();

  return {
    async login(password, client) {
      const tag = `login:${await tagOf(client)}`;
      const rule = client.kind === 'address' ? perAddress : forEverybody;
      const waitMs = await store.countGuess(tag, rule, now());
      if (waitMs > 0) throw new Problem('too_many', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
      if ((await store.takeFromLimits('login', [unhurried], now())) > 0) await pause(delayMs);
      if (!(await isRight(password, await passwordHash()))) throw new Problem('wrong_password');
      await store.forgetGuesses(tag);
      const token = randomBytes(32).toString('base64url');
      await store.addSession({ digest: digest(token), startedAt: now() });
      return token;
    },

    isLive: async (token) =>
      token !== undefined && (await store.touchSession(digest(token), { now: now(), ...sessionLife })),

    async logout(token) {
      await store.removeSession(digest(token));
    },
  };
}

/** What the store knows of a token opens nothing. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
