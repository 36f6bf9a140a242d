import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type IdRange, sumOverIds } from '../../../../server/store/sqlite/retention.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Processes rows that each take this long; returns the slices. */
async function slicesOf(range: IdRange, msPerRow: number) {
  const slices: IdRange[] = [];
  const look = (slice: IdRange) => {
    slices.push(slice);
    vi.advanceTimersByTime((slice.to - slice.from + 1) * msPerRow);
    return slice.to - slice.from + 1;
  };
  const sum = await sumOverIds(range, look, async (work) => work());
  return { slices, sum, sizes: slices.map(({ from, to }) => to - from + 1) };
}

it('process every id once, in order', async () => {
  const { slices, sum } = await slicesOf({ from: 7, to: 123_456 }, 0.01);
  expect(sum).toBe(123_450);
  expect([slices[0]?.from, slices.at(-1)?.to]).toEqual([7, 123_456]);
  for (const [at, { from }] of slices.entries()) if (at > 0) expect(from).toBe((slices[at - 1]?.to ?? 0) + 1);
});

it('take about 5 ms each, no matter how long a row takes', async () => {
  for (const msPerRow of [0.002, 0.01, 0.08]) {
    const { sizes } = await slicesOf({ from: 1, to: 100_000 }, msPerRow);
    const ms = sizes.slice(6, -1).map((size) => size * msPerRow);
    expect(Math.max(...ms)).toBeLessThanOrEqual(6);
    expect(Math.min(...ms)).toBeGreaterThanOrEqual(4);
  }
});

it('are empty for an empty range', async () => {
  expect((await slicesOf({ from: 0, to: -1 }, 1)).slices).toEqual([]);
});
