import type { MailFailure } from './sender.ts';

/** A mail is tried for this long after its lead came in (the owner then sees it as undelivered). */
export const giveUpAfterMs = 72 * 3_600_000;
/**
 * And at least so often: the slowest backoff fits 54 tries into the 72 h. A clock that leaps ahead, or a server that
 * was off, thus gives up no mail that was hardly tried.
 */
export const fewestTries = 50;
/** A refused key is somebody's to mend, so the next look may take its time. */
export const parkMs = 15 * 60_000;
const maxBackoffMs = 3_600_000;
/** The longest backoff with its spread; the store counts on it (`furthestTryMs`). */
const longestWaitMs = 1.5 * maxBackoffMs;
const maxRefusals = 3;

/** What follows a failed try: when the next one may start, or none, and whether this one counted. */
export interface RetryPlan {
  nextTryAt?: Date;
  countsAsAttempt: boolean;
}

/**
 * min(1 h, 30 s · 2^attempts), spread by ± 50 % so that mails that failed together do not come back together.
 * @param random a number from 0 to 1
 */
export function backoffMs(attempts: number, random: number): number {
  return Math.min(maxBackoffMs, 30_000 * 2 ** attempts) * (0.5 + random);
}

/**
 * Decides after a failed try. A refused key parks the mail for as long as it takes and costs no try. A mail refused for
 * itself is given up with its third try. Everything else is tried again, no sooner than the sender asked but within an
 * hour and a half, until 72 h after the lead came in and 50 tries; the last try falls on that hour, unless it takes
 * longer to make them.
 * @param mail `attempts` before this try
 */
export function planRetry(
  mail: { attempts: number; receivedAt: Date },
  failure: MailFailure,
  now: Date,
  random: number,
): RetryPlan {
  if (failure.fault === 'key') return { nextTryAt: after(now, parkMs), countsAsAttempt: false };
  if (failure.fault === 'message' && mail.attempts + 1 >= maxRefusals) return { countsAsAttempt: true };
  const msLeft = mail.receivedAt.getTime() + giveUpAfterMs - now.getTime();
  const wasTriedEnough = mail.attempts + 1 >= fewestTries;
  if (msLeft <= 0 && wasTriedEnough) return { countsAsAttempt: true };
  const wantedMs = Math.max(backoffMs(mail.attempts, random), failure.retryAfterMs ?? 0);
  const delayMs = Math.min(wantedMs, longestWaitMs);
  return { nextTryAt: after(now, msLeft > 0 ? Math.min(delayMs, msLeft) : delayMs), countsAsAttempt: true };
}

const after = (start: Date, ms: number) => new Date(start.getTime() + Math.round(ms));
