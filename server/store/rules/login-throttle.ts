/** What is known of the guesses under one tag; times in epoch milliseconds. */
export interface ThrottleRecord {
  openedAt: number;
  /** Since the window opened or the last lock began. */
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
 * Takes one guess, if it may be looked at. After a lock one guess is free, and the next begins a lock of twice the
 * length. What a clock that was ahead has written down, and that only its time would end, is forgotten.
 * @returns the wait in milliseconds, 0 when taken; and the record afterwards, the same object when a lock goes on
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

/** What is to be forgotten later than this from now was written by a clock that has been set back since. */
export const furthestGuessMs = 7 * 86_400_000;

/** From when on a tag counts as new, in epoch milliseconds: its record can go. */
export const forgottenAt = ({ openedAt, lockedUntil }: ThrottleRecord, { windowMs, maxLockMs }: ThrottleRule): number =>
  Math.max(openedAt + windowMs, lockedUntil) + maxLockMs;
