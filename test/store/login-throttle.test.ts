import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ThrottleRecord, takeGuess } from '../../server/store/rules/login-throttle.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: dayMs };

it('never locks longer than the longest lock, even if wrong clocks wrote the record', () => {
  const time = fc.integer({ min: 0, max: 4e12 });
  const records = fc.record({ openedAt: time, guesses: fc.nat(6), locks: fc.nat(12), lockedUntil: time });
  fc.assert(
    fc.property(records, time, (record, now) => {
      expect(takeGuess(record, rule, now).waitMs).toBeLessThanOrEqual(rule.maxLockMs);
    }),
  );
});

it.each([
  [2 * dayMs, 2],
  [3 * 365 * dayMs, 9],
])('ignores locks set by a clock that was %i ms ahead', (aheadMs, locks) => {
  const now = 1e12;
  const ahead: ThrottleRecord = { openedAt: now + aheadMs, guesses: 0, locks, lockedUntil: now + aheadMs + dayMs };
  const taken = takeGuess(ahead, rule, now);
  expect(taken).toEqual({ waitMs: 0, record: { openedAt: now, guesses: 1, locks: 0, lockedUntil: 0 } });
});
