import { describe, expect, it } from 'vitest';
import { closesAt, takeHit } from '../../server/store/rules/limit-windows.ts';

const limits = [
  { windowMs: 100, max: 1 },
  { windowMs: 1_000, max: 2 },
];

describe('limit windows', () => {
  it('close with the longest, and are the same object after a refusal', () => {
    const first = takeHit({}, limits, 5_000);
    expect(first.waitMs).toBe(0);
    expect(closesAt(first.windows)).toBe(6_000);
    const refused = takeHit(first.windows, limits, 5_050);
    expect(refused.waitMs).toBe(50);
    expect(refused.windows).toBe(first.windows);
  });

  it('require no wait longer than a window when the clock is set back, nor until the time of a clock that was ahead', () => {
    const { windows } = takeHit({}, limits, 5_000);
    expect(takeHit(windows, limits, 4_950).waitMs).toBe(100);
    expect(takeHit(windows, limits, 4_899).waitMs).toBe(0);
    expect(takeHit(windows, limits, 1_000).waitMs).toBe(0);
  });

  it('refuse everything if nothing is allowed', () => {
    expect(takeHit({}, [{ windowMs: 100, max: 0 }], 0).waitMs).toBe(100);
  });
});
