import { hourMs, minuteMs } from '../async.ts';
import {
  bounds,
  type Client,
  createClientTag,
  createWindow,
  type Limit,
  type LimitParts,
} from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { LimitStore } from '../store/records.ts';

/** Guesses that are given back do not open a lock. */
const lockedPoints = 1_000_000;
const keyPrefix = 'login';

/** A code without a known device: its pending login. Setting up an authenticator: the session's device. */
type Guesser =
  | { client: LoginClient }
  | { device: string }
  | { codeOf: string }
  | { codeFor: string }
  | { setupOf: string };

export type LoginClient = { client: Client; isUnproven: boolean };

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

export const forgetAllGuesses = (store: LimitStore) => store.forgetWindows(keyPrefix);

/** Guesses by others never lock out an address or a known device. Sources that can be invented share a limit. */
export function createLoginThrottle(parts: LimitParts) {
  const tagOfClient = createClientTag(parts);
  const lanes = {
    own: createLane(parts, bounds.guesses, 15 * minuteMs, 10 * minuteMs, 24 * hourMs),
    login: createLane(parts, bounds.codesOfLogin, 5 * minuteMs, 5 * minuteMs),
    strangers: createLane(parts, bounds.codesOfStrangers, hourMs, 10 * minuteMs),
    unproven: createLane(parts, bounds.unprovenGuesses, hourMs, minuteMs),
  };

  async function laneOf(guesser: Guesser): Promise<{ tag: string; lane: Lane; common?: Lane }> {
    if ('client' in guesser) {
      const tag = `address:${await tagOfClient(guesser.client.client)}`;
      return { tag, lane: lanes.own, ...(guesser.client.isUnproven && { common: lanes.unproven }) };
    }
    if ('codeFor' in guesser) return { tag: guesser.codeFor, lane: lanes.login, common: lanes.strangers };
    const [[kind, id]] = Object.entries(guesser) as [[string, string]];
    return { tag: `${kind}:${id}`, lane: lanes.own };
  }

  return {
    /**
     * Counts a guess before it is checked, by the first guesser that is not locked out. A right one clears its
     * guesser's count; one that could not be checked does not count. Rejects with `too_many`.
     * @param check resolves with false for a wrong guess
     */
    async guess<Right>(
      guessers: readonly Guesser[],
      check: (by: { guesser: Guesser; tag: string }) => Promise<Right | false>,
    ): Promise<Right | false> {
      let refusal: Problem | undefined;
      for (const guesser of guessers) {
        const { tag, lane, common } = await laneOf(guesser);
        const own = await lane.count(tag);
        // Refused guesses must not use up the common limit.
        const all = own.waitMs === 0 && common ? await common.count('all') : undefined;
        if (all && all.waitMs > 0) await own.giveBack();
        const waitMs = own.waitMs || all?.waitMs || 0;
        if (waitMs > 0) {
          refusal = tooMany(waitMs, 'client' in guesser || 'device' in guesser ? 'password' : 'code');
          continue;
        }
        const right = await check({ guesser, tag }).catch(async (error: unknown) => {
          await own.giveBack();
          await all?.giveBack();
          throw error;
        });
        if (!right) return false;
        await lane.forget(tag);
        await all?.giveBack();
        return right;
      }
      throw refusal ?? new Problem('too_many');
    },
  };
}

type Lane = ReturnType<typeof createLane>;

/** After a lock one guess is free. A lock that many clients share never grows. */
function createLane(parts: LimitParts, limit: Limit, windowMs: number, firstLockMs: number, maxLockMs = firstLockMs) {
  const { name, number: free } = limit;
  const longestMs = Math.max(windowMs, maxLockMs);
  const counted = createWindow(parts, { name: `${keyPrefix} guesses ${name}`, windowMs, longestMs });
  const locks = createWindow(parts, { name: `${keyPrefix} locks ${name}`, windowMs: 2 * maxLockMs });

  return {
    async count(tag: string): Promise<{ waitMs: number; giveBack(): Promise<void> }> {
      const before = await locks.read(tag);
      const points = before > 0 ? free : 1;
      const giveBack = async () => void (await counted.count(tag, { points: -points }));
      const { count, leftMs } = await counted.count(tag, { points });
      if (count <= free) return { waitMs: 0, giveBack };
      parts.limitCounts.note(limit);
      const isLocked = count - points > free;
      if (isLocked) return { waitMs: leftMs, giveBack };
      const lockMs = Math.min(maxLockMs, firstLockMs * 2 ** before);
      await locks.count(tag, { points: before + 1, windowMs: lockMs + maxLockMs, restarts: true });
      await counted.count(tag, { points: lockedPoints, windowMs: lockMs, restarts: true });
      return { waitMs: lockMs, giveBack };
    },
    async forget(tag: string): Promise<void> {
      await counted.forget(tag);
      await locks.forget(tag);
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
