import type { MailFailure } from './sender.ts';

/** After it became due. */
export const giveUpAfterMs = 72 * 3_600_000;
/** Clocks that jump must not give up mail; the slowest backoff fits 54 into 72 h. */
export const fewestTries = 50;
/** A person must fix a refused key. */
export const parkMs = 15 * 60_000;
const maxBackoffMs = 3_600_000;
/** The store relies on it (`maxAheadMs`). */
const longestWaitMs = 1.5 * maxBackoffMs;
const maxRefusals = 3;

export interface RetryPlan {
  nextTryAt?: Date;
  countsAsAttempt: boolean;
}

/** With ± 50 %: mails that failed together are not retried together. @param random from 0 to 1 */
export function backoffMs(attempts: number, random: number): number {
  return Math.min(maxBackoffMs, 30_000 * 2 ** attempts) * (0.5 + random);
}

/**
 * A refused key uses up no attempt; a refused mail gets three. All else is retried within 90 minutes, until 72 h and 50
 * attempts.
 * @param mail `attempts` before this one
 */
export function planRetry(
  mail: { attempts: number; dueSince: Date },
  failure: MailFailure,
  now: Date,
  random: number,
): RetryPlan {
  if (failure.fault === 'key') return { nextTryAt: after(now, parkMs), countsAsAttempt: false };
  if (failure.fault === 'message' && mail.attempts + 1 >= maxRefusals) return { countsAsAttempt: true };
  const msLeft = mail.dueSince.getTime() + giveUpAfterMs - now.getTime();
  const wasTriedEnough = mail.attempts + 1 >= fewestTries;
  if (msLeft <= 0 && wasTriedEnough) return { countsAsAttempt: true };
  const wantedMs = Math.max(backoffMs(mail.attempts, random), failure.retryAfterMs ?? 0);
  const delayMs = Math.min(wantedMs, longestWaitMs);
  return { nextTryAt: after(now, msLeft > 0 ? Math.min(delayMs, msLeft) : delayMs), countsAsAttempt: true };
}

const after = (start: Date, ms: number) => new Date(start.getTime() + Math.round(ms));
