import { expect, it } from 'vitest';
import { createTokenBuckets } from '../../../../server/limits/token-buckets.ts';

function buckets(maxBuckets = 100) {
  let ms = 0;
  const take = createTokenBuckets({ capacity: 10, perSecond: 2, maxBuckets }, () => ms);
  const wait = (waitedMs: number) => {
    ms += waitedMs;
  };
  return { take, wait };
}

it('grant their content per name, and then what is refilled', () => {
  const { take, wait } = buckets();
  expect([take('a', 6), take('a', 4), take('a', 1)]).toEqual([true, true, false]);
  expect(take('b', 10)).toBe(true);
  wait(500);
  expect([take('a', 2), take('a', 1), take('a', 1)]).toEqual([false, true, false]);
  wait(3_600_000);
  expect([take('a', 11), take('a', 10), take('a', 1)]).toEqual([false, true, false]);
});

it('take nothing for a refused request', () => {
  const { take, wait } = buckets();
  take('a', 10);
  for (let tick = 0; tick < 100; tick += 1) {
    wait(10);
    expect(take('a', 5)).toBe(false);
  }
  wait(1_500);
  expect(take('a', 5)).toBe(true);
});

it('drop the least recently used one, and no other, when there are too many', () => {
  const { take } = buckets(3);
  for (const name of ['a', 'b', 'c']) take(name, 10);
  expect(take('a', 1)).toBe(false);
  take('d', 10);
  expect(['a', 'c', 'd'].map((name) => take(name, 1))).toEqual([false, false, false]);
  expect(take('b', 10)).toBe(true);
});
