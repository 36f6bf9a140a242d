import type { MailFailure } from './sender.ts';

/** How long a mail is retried after it became due; then the owner sees it as undelivered. */
export const giveUpAfterMs = 72 * 3_600_000;
/**
 * The minimum number of attempts: the slowest backoff fits 54 into the 72 h. So a clock that jumps ahead, or a server
 * that was off, does not give up mail after a few attempts.
 */
export const fewestTries = 50;
/** A person must fix a refused key, so the next attempt can wait. */
export const parkMs = 15 * 60_000;
const maxBackoffMs = 3_600_000;
/** The longest backoff including jitter; the store relies on it (`maxAheadMs`). */
const longestWaitMs = 1.5 * maxBackoffMs;
const maxRefusals = 3;

/** The result of a failed attempt: when the next one may start, if any, and whether this one counted. */
export interface RetryPlan {
  nextTryAt?: Date;
  countsAsAttempt: boolean;
}

/**
 * min(1 h, 30 s · 2^attempts), with jitter of ± 50 % so that mails that failed together are not retried together.
 * @param random a number from 0 to 1
 */
export function backoffMs(attempts: number, random: number): number {
  return Math.min(maxBackoffMs, 30_000 * 2 ** attempts) * (0.5 + random);
}

/**
 * Decides what follows a failed attempt. A refused key delays the mail as long as necessary without using up an
 * attempt. A mail that is itself refused is given up after its third attempt. Everything else is retried, no sooner
 * than the sender asked but within an hour and a half, until 72 h after the mail was owed and 50 attempts; the last
 * attempt is at that hour, unless 50 take longer.
 * @param mail `attempts` before this one; owed since its lead was received, or since its sender added to it
 */
export function planRetry(
  mail: { attempts: number; owedSince: Date },
  failure: MailFailure,
  now: Date,
  random: number,
): RetryPlan {
  if (failure.fault === 'key') return { nextTryAt: after(now, parkMs), countsAsAttempt: false };
  if (failure.fault === 'message' && mail.attempts + 1 >= maxRefusals) return { countsAsAttempt: true };
  const msLeft = mail.owedSince.getTime() + giveUpAfterMs - now.getTime();
  const wasTriedEnough = mail.attempts + 1 >= fewestTries;
  if (msLeft <= 0 && wasTriedEnough) return { countsAsAttempt: true };
  const wantedMs = Math.max(backoffMs(mail.attempts, random), failure.retryAfterMs ?? 0);
  const delayMs = Math.min(wantedMs, longestWaitMs);
  return { nextTryAt: after(now, msLeft > 0 ? Math.min(delayMs, msLeft) : delayMs), countsAsAttempt: true };
}

const after = (start: Date, ms: number) => new Date(start.getTime() + Math.round(ms));
