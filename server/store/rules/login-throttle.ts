/** The guesses under one tag; times in epoch milliseconds. */
export interface ThrottleRecord {
  openedAt: number;
  /** Since the window opened or the last lock started. */
  guesses: number;
  locks: number;
  lockedUntil: number;
}

export interface ThrottleRule {
  free: number;
  windowMs: number;
  firstLockMs: number;
  maxLockMs: number;
}

/**
 * Counts one guess if it may be checked. After a lock one guess is free, and the next starts a lock of twice the
 * length. Times written by a clock that was ahead are ignored if they would otherwise last too long.
 * @returns the wait in milliseconds, 0 if allowed; and the updated record, the same object during a lock
 */
export function takeGuess(
  known: ThrottleRecord | undefined,
  rule: ThrottleRule,
  now: number,
): { waitMs: number; record: ThrottleRecord } {
  const isFromAhead = known && (known.lockedUntil - now > rule.maxLockMs || known.openedAt - now > rule.windowMs);
  if (known && !isFromAhead && now < known.lockedUntil) return { waitMs: known.lockedUntil - now, record: known };
  const isOver =
    !known ||
    isFromAhead ||
    now >= forgottenAt(known, rule) ||
    (known.locks === 0 && now >= known.openedAt + rule.windowMs);
  const record = isOver ? { openedAt: now, guesses: 0, locks: 0, lockedUntil: 0 } : known;
  if (record.guesses < (record.locks === 0 ? rule.free : 1)) {
    return { waitMs: 0, record: { ...record, guesses: record.guesses + 1 } };
  }
  const waitMs = Math.min(rule.maxLockMs, rule.firstLockMs * 2 ** record.locks);
  return { waitMs, record: { ...record, guesses: 0, locks: record.locks + 1, lockedUntil: now + waitMs } };
}

/** A record that expires later than this from now was written by a clock that has been set back since. */
export const furthestGuessMs = 7 * 86_400_000;

/** When a tag counts as new again and its record can be removed, in epoch milliseconds. */
export const forgottenAt = ({ openedAt, lockedUntil }: ThrottleRecord, { windowMs, maxLockMs }: ThrottleRule): number =>
  Math.max(openedAt + windowMs, lockedUntil) + maxLockMs;
