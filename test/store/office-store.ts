import { expect, it } from 'vitest';
import type { Open } from './open-in.ts';
import { afterNoon, noon } from './samples.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const life = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };
const rule = { free: 5, windowMs: 15 * minuteMs, firstLockMs: 10 * minuteMs, maxLockMs: dayMs };

export function testOfficeStore(open: Open): void {
  it('knows a session until it is idle for too long', async () => {
    const store = open();
    await store.addSession({ digest: 'a', startedAt: noon });
    expect(await store.touchSession('a', { now: afterNoon(29 * minuteMs), ...life })).toBe(true);
    expect(await store.touchSession('a', { now: afterNoon(58 * minuteMs), ...life })).toBe(true);
    expect(await store.touchSession('a', { now: afterNoon(88 * minuteMs), ...life })).toBe(false);
  });

  it('ends a session at its greatest age, however much it is used', async () => {
    const store = open();
    await store.addSession({ digest: 'a', startedAt: noon });
    for (let ms = 0; ms < life.maxAgeMs; ms += 20 * minuteMs) {
      expect(await store.touchSession('a', { now: afterNoon(ms), ...life })).toBe(true);
    }
    expect(await store.touchSession('a', { now: afterNoon(life.maxAgeMs), ...life })).toBe(false);
  });

  it('lets no session live on for as long as the clock was set back', async () => {
    const store = open();
    await store.addSession({ digest: 'a', startedAt: afterNoon(dayMs) });
    expect(await store.touchSession('a', { now: noon, ...life })).toBe(false);
    await store.addSession({ digest: 'b', startedAt: afterNoon(minuteMs) });
    expect(await store.touchSession('b', { now: noon, ...life })).toBe(true);
  });

  it('locks nobody out for as long as the clock was set back, and still counts', async () => {
    const store = open();
    const yearsLater = 3 * 365 * dayMs;
    for (let index = 0; index < 6; index += 1) await store.countGuess('a', rule, afterNoon(yearsLater));
    expect(await store.countGuess('a', rule, afterNoon(yearsLater))).toBeGreaterThan(0);
    for (let index = 0; index < 5; index += 1) expect(await store.countGuess('a', rule, noon)).toBe(0);
    expect(await store.countGuess('a', rule, noon)).toBe(rule.firstLockMs);
    expect(await store.countGuess('a', rule, afterNoon(-minuteMs))).toBe(rule.firstLockMs + minuteMs);
  });

  it('knows no session that was removed or never there, and others still', async () => {
    const store = open();
    for (const digest of ['a', 'b', 'c']) await store.addSession({ digest, startedAt: noon });
    expect(await store.removeSession('a')).toBe(true);
    expect(await store.removeSession('a')).toBe(false);
    const isLive = (digest: string) => store.touchSession(digest, { now: noon, ...life });
    expect(await Promise.all(['a', 'b', 'x'].map(isLive))).toEqual([false, true, false]);
    await store.removeAllSessions();
    expect(await Promise.all(['b', 'c'].map(isLive))).toEqual([false, false]);
  });

  it('keeps settings by name', async () => {
    const store = open();
    expect(await store.setting('clock')).toBeUndefined();
    await store.setSetting('clock', 'business');
    await store.setSetting('clock', 'plain');
    expect(await store.setting('clock')).toBe('plain');
    expect(await store.setting('letter')).toBeUndefined();
  });

  it('lets one of racing first settings stand, for all', async () => {
    const stores = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.setSettingOnce('password', `hash ${index}`)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await stores[0]?.setting('password')).toBe(answers[0]);
  });

  it('looks at five guesses, then locks for ten minutes, and twice as long each time up to a day', async () => {
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

  it('opens a new window for guesses that are few and far between', async () => {
    const store = open();
    for (let day = 0; day < 12; day += 1) {
      expect(await store.countGuess('a', rule, afterNoon(day * 15 * minuteMs))).toBe(0);
    }
  });

  it('counts guesses under each tag by themselves and forgets them on demand', async () => {
    const store = open();
    for (let index = 0; index < 6; index += 1) await store.countGuess('a', rule, noon);
    for (let index = 0; index < 6; index += 1) await store.countGuess('b', rule, noon);
    await store.forgetGuesses('a');
    expect(await store.countGuess('a', rule, noon)).toBe(0);
    expect(await store.countGuess('b', rule, noon)).toBeGreaterThan(0);
    await store.forgetGuesses();
    expect(await store.countGuess('b', rule, noon)).toBe(0);
  });

  it('looks at exactly five of sixty racing guesses, over two processes', async () => {
    const stores = [open(), open()];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => stores[index % 2]?.countGuess('a', rule, noon)),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(5);
  });
}
