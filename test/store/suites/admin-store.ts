import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: dayMs };

export function testAdminStore(open: Open): void {
  it('locks nobody out until the time of a clock that was ahead, and still counts', async () => {
    const store = open();
    const yearsLater = 3 * 365 * dayMs;
    for (let index = 0; index < 6; index += 1) await store.countGuess('a', rule, afterNoon(yearsLater));
    expect(await store.countGuess('a', rule, afterNoon(yearsLater))).toBeGreaterThan(0);
    for (let index = 0; index < 5; index += 1) expect(await store.countGuess('a', rule, noon)).toBe(0);
    expect(await store.countGuess('a', rule, noon)).toBe(rule.firstLockMs);
    expect(await store.countGuess('a', rule, afterNoon(-minuteMs))).toBe(rule.firstLockMs + minuteMs);
  });

  it('stores settings by name', async () => {
    const store = open();
    expect(await store.setting('clock')).toBeUndefined();
    await store.setSetting('clock', 'business');
    await store.setSetting('clock', 'plain');
    expect(await store.setting('clock')).toBe('plain');
    expect(await store.setting('letter')).toBeUndefined();
  });

  it('lets one of several racing first values win for all callers', async () => {
    const stores = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.setSettingOnce('password', `hash ${index}`)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await stores[0]?.setting('password')).toBe(answers[0]);
  });

  it('replaces a setting only while it has the expected value, and for one of many racing callers', async () => {
    const stores = [open(), open()];
    const [store] = stores;
    expect(await store?.replaceSetting('codes', 'a', 'b')).toBe(false);
    expect(await store?.setting('codes')).toBeUndefined();
    await store?.setSetting('codes', 'a');
    const races = Array.from({ length: 12 }, (_, index) =>
      stores[index % 2]?.replaceSetting('codes', 'a', `used by ${index}`),
    );
    expect((await Promise.all(races)).filter(Boolean)).toHaveLength(1);
    expect(await store?.setting('codes')).toMatch(/^used by/);
    await store?.removeSetting('codes');
    expect(await store?.setting('codes')).toBeUndefined();
  });

  it('undoes a guess that was not checked, once, but not a lock', async () => {
    const store = open();
    const guess = () => store.countGuess('a', rule, noon);
    for (let index = 0; index < 5; index += 1) await guess();
    await Promise.all([store.returnGuess('a'), store.returnGuess('a'), store.returnGuess('unknown')]);
    expect([await guess(), await guess()]).toEqual([0, 0]);
    expect(await guess()).toBe(rule.firstLockMs);
    await store.returnGuess('a');
    expect(await guess()).toBe(rule.firstLockMs);
    for (let index = 0; index < 9; index += 1) await store.returnGuess('b');
    for (let index = 0; index < 5; index += 1) expect(await store.countGuess('b', rule, noon)).toBe(0);
    expect(await store.countGuess('b', rule, noon)).toBeGreaterThan(0);
  });

  it('allows five guesses, then locks for ten minutes, doubling up to a day', async () => {
    const store = open();
    const guess = (ms: number) => store.countGuess('a', rule, afterNoon(ms));
    for (let index = 0; index < 5; index += 1) expect(await guess(index)).toBe(0);
    let now = 5;
    for (let lockMs = rule.firstLockMs; lockMs <= 2 * dayMs; lockMs *= 2) {
      const waitMs = Math.min(lockMs, dayMs);
      expect(await guess(now)).toBe(waitMs);
      expect(await guess(now + 1000)).toBe(waitMs - 1000);
      now += waitMs;
      expect(await guess(now)).toBe(0);
    }
  });

  it('opens a new window for rare guesses', async () => {
    const store = open();
    for (let day = 0; day < 12; day += 1) {
      expect(await store.countGuess('a', rule, afterNoon(day * 15 * minuteMs))).toBe(0);
    }
  });

  it('counts guesses under each tag separately and deletes them on demand', async () => {
    const store = open();
    for (let index = 0; index < 6; index += 1) await store.countGuess('a', rule, noon);
    for (let index = 0; index < 6; index += 1) await store.countGuess('b', rule, noon);
    await store.forgetGuesses('a');
    expect(await store.countGuess('a', rule, noon)).toBe(0);
    expect(await store.countGuess('b', rule, noon)).toBeGreaterThan(0);
    await store.forgetGuesses();
    expect(await store.countGuess('b', rule, noon)).toBe(0);
  });

  it('allows exactly five of sixty racing guesses, over two processes', async () => {
    const stores = [open(), open()];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => stores[index % 2]?.countGuess('a', rule, noon)),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(5);
  });
}
