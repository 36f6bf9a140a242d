import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const limits = [
  { windowMs: 10 * minuteMs, max: 3 },
  { windowMs: dayMs, max: 4 },
];

export function testLimitStore(open: Open): void {
  it('allows a number of hits per window and returns the wait for the next', async () => {
    const store = open();
    for (const ms of [0, 1_000, 2_000]) expect(await store.takeFromLimits('a', limits, afterNoon(ms))).toBe(0);
    expect(await store.takeFromLimits('a', limits, afterNoon(minuteMs))).toBe(9 * minuteMs);
    expect(await store.takeFromLimits('a', limits, afterNoon(10 * minuteMs - 1))).toBe(1);
    expect(await store.takeFromLimits('a', limits, afterNoon(10 * minuteMs))).toBe(0);
  });

  it('checks every limit at once and does not count a refused hit against any', async () => {
    const store = open();
    for (let hit = 0; hit < 3; hit += 1) await store.takeFromLimits('a', limits, noon);
    for (let hit = 0; hit < 5; hit += 1) expect(await store.takeFromLimits('a', limits, noon)).toBe(10 * minuteMs);
    expect(await store.takeFromLimits('a', limits, afterNoon(11 * minuteMs))).toBe(0);
    expect(await store.takeFromLimits('a', limits, afterNoon(12 * minuteMs))).toBe(dayMs - 12 * minuteMs);
    expect(await store.takeFromLimits('a', limits, afterNoon(dayMs))).toBe(0);
  });

  it('counts each tag separately', async () => {
    const store = open();
    const once = [{ windowMs: minuteMs, max: 1 }];
    expect(await store.takeFromLimits('a', once, noon)).toBe(0);
    expect(await store.takeFromLimits('b', once, noon)).toBe(0);
    expect(await store.takeFromLimits('a', once, noon)).toBe(minuteMs);
  });

  it('allows exactly the limit of sixty racing hits, over two processes', async () => {
    const stores = [open(), open()];
    const hits = Array.from({ length: 60 }, (_, index) => stores[index % 2]?.takeFromLimits('a', limits, noon));
    expect((await Promise.all(hits)).filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('removes counters of windows that closed long ago, and no others', async () => {
    const store = open();
    const once = [{ windowMs: minuteMs, max: 1 }];
    await store.takeFromLimits('old', once, noon);
    await store.takeFromLimits('day', [{ windowMs: dayMs, max: 1 }], noon);
    await store.takeFromLimits('new', once, afterNoon(10 * minuteMs));
    expect(await store.takeFromLimits('old', once, afterNoon(10 * minuteMs))).toBe(0);
    expect(await store.takeFromLimits('day', [{ windowMs: dayMs, max: 1 }], afterNoon(10 * minuteMs))).toBeGreaterThan(
      0,
    );
  });

  it('requires no wait until the time of a clock that was ahead', async () => {
    const store = open();
    const yearsLater = 3 * 365 * dayMs;
    for (let hit = 0; hit < 4; hit += 1) await store.takeFromLimits('a', limits, afterNoon(yearsLater));
    expect(await store.takeFromLimits('a', limits, afterNoon(yearsLater))).toBeGreaterThan(0);
    expect(await store.takeFromLimits('a', limits, noon)).toBe(0);
    expect(await store.takeFromLimits('a', limits, afterNoon(-5))).toBe(0);
    expect(await store.takeFromLimits('a', limits, afterNoon(-5))).toBe(0);
    expect(await store.takeFromLimits('a', limits, afterNoon(-5))).toBeGreaterThan(0);
  });

  it('destroys the secret of a future period after the clock was set back', async () => {
    const store = open();
    const ahead = await store.periodSecret('limits', 1_100);
    await store.periodSecret('limits', 7);
    expect(await store.periodSecret('limits', 1_100)).not.toEqual(ahead);
  });

  it('shares one secret per period among all processes', async () => {
    const stores = [open(), open()];
    const secrets = await Promise.all(
      Array.from({ length: 8 }, (_, index) => stores[index % 2]?.periodSecret('limits', 7)),
    );
    expect(new Set(secrets.map((secret) => secret?.toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
    expect(await stores[0]?.periodSecret('limits', 8)).not.toEqual(secrets[0]);
    expect(await stores[0]?.periodSecret('other', 7)).not.toEqual(secrets[0]);
    expect(await stores[1]?.periodSecret('limits', 7)).toEqual(secrets[0]);
  });

  it('destroys a secret older than the previous period', async () => {
    const store = open();
    const old = await store.periodSecret('limits', 7);
    await store.periodSecret('limits', 8);
    await store.periodSecret('limits', 9);
    expect(await store.periodSecret('limits', 7)).not.toEqual(old);
  });
}
