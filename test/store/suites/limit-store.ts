import { expect, it } from 'vitest';
import { bounds, createLimit } from '../../../server/limits/rate-limits.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

export function testAdminStore(open: Open): void {
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
}

const leaseMs = 60_000;
const yearMs = 365 * 86_400_000;
const claim = (store: Store, name: string, now = noon, forgetAt = afterNoon(86_400_000)) =>
  store.claimTask(name, { now, leaseMs, forgetAt });

export function testTaskStore(open: Open): void {
  it('assigns a task to one of many workers, and to none once it is done', async () => {
    const stores = [open(), open()] as const;
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(stores[index % 2 === 0 ? 0 : 1], 'ring')),
    );
    const [won, ...more] = claims.flatMap((one) => one ?? []);
    expect([won?.attempts, more]).toEqual([1, []]);
    expect(await stores[0].finishTask('ring', won?.lease ?? '')).toBe(true);
    expect(await claim(stores[1], 'ring', afterNoon(10 * leaseMs))).toBeUndefined();
    expect((await claim(stores[1], 'other'))?.attempts).toBe(1);
  });

  it('assigns a crashed worker’s task to another after its lease, and counts the attempts', async () => {
    const store = open();
    const old = await claim(store, 'ring');
    expect(await claim(store, 'ring', afterNoon(leaseMs - 1))).toBeUndefined();
    const next = await claim(store, 'ring', afterNoon(leaseMs));
    expect([next?.attempts, next?.lease === old?.lease]).toEqual([2, false]);
    expect(await store.finishTask('ring', old?.lease ?? '')).toBe(false);
    expect(await store.finishTask('ring', next?.lease ?? '')).toBe(true);
    expect(await store.finishTask('unknown', 'x')).toBe(false);
  });

  it('removes a task when it expires, done or not', async () => {
    const store = open();
    const done = await claim(store, 'done');
    await store.finishTask('done', done?.lease ?? '');
    await claim(store, 'left');
    const dayLater = afterNoon(86_400_000);
    expect((await claim(store, 'done', dayLater, afterNoon(yearMs)))?.attempts).toBe(1);
    expect((await claim(store, 'left', dayLater, afterNoon(yearMs)))?.attempts).toBe(1);
  });
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const window = { windowMs: 10 * minuteMs };

/** A limit of thirty in ten minutes, as a process with this store counts it. */
function processWith(store: Store) {
  let time = noon;
  const limit = createLimit(
    { store, limitCounts: { note: () => {} }, now: () => time },
    bounds.wrongLinks,
    10 * minuteMs,
  );
  return {
    at(ms: number) {
      time = afterNoon(ms);
    },
    take: () =>
      limit('a').then(
        () => 0,
        (refusal: { retryAfterMs?: number }) => refusal.retryAfterMs,
      ),
  };
}

export function testLimitStore(open: Open): void {
  it('counts in windows that open with their first hit, for each key separately', async () => {
    const store = open();
    const count = async (key: string, ms: number) => (await store.countInWindow(key, window, afterNoon(ms))).count;
    expect([await count('a', 0), await count('a', minuteMs), await count('b', minuteMs)]).toEqual([1, 2, 1]);
    expect(await store.windowCount('a', afterNoon(minuteMs))).toEqual({ count: 2, endsAt: afterNoon(10 * minuteMs) });
    expect([await count('a', 10 * minuteMs - 1), await count('a', 10 * minuteMs)]).toEqual([3, 1]);
    expect(await store.windowCount('a', afterNoon(20 * minuteMs))).toBeUndefined();
  });

  it('takes back what was counted, never below nothing, and forgets by prefix', async () => {
    const store = open();
    for (const points of [3, -1]) await store.countInWindow('a 1', { ...window, points }, noon);
    expect((await store.windowCount('a 1', noon))?.count).toBe(2);
    expect((await store.countInWindow('a 1', { ...window, points: -9 }, noon)).count).toBe(0);
    await store.countInWindow('b 1', window, noon);
    await store.forgetWindows('a ');
    expect([await store.windowCount('a 1', noon), (await store.windowCount('b 1', noon))?.count]).toEqual([
      undefined,
      1,
    ]);
  });

  it('removes windows that are over, and no others', async () => {
    const store = open();
    await store.countInWindow('old', { windowMs: minuteMs }, noon);
    await store.countInWindow('day', { windowMs: dayMs }, noon);
    await store.countInWindow('new', window, afterNoon(10 * minuteMs));
    // An engine need not wait for it.
    await expect.poll(() => store.windowCount('old', noon)).toBeUndefined();
    expect((await store.windowCount('day', noon))?.count).toBe(1);
  });

  it('allows exactly the limit of sixty racing hits, over two processes, and tells the wait', async () => {
    const processes = [processWith(open()), processWith(open())];
    const waits = await Promise.all(Array.from({ length: 60 }, (_, index) => processes[index % 2]?.take()));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(30);
    expect(new Set(waits)).toEqual(new Set([0, 10 * minuteMs]));
  });

  it('requires no wait until the time of a clock that was ahead', async () => {
    const { at, take } = processWith(open());
    at(3 * yearMs);
    for (let hit = 0; hit < 31; hit += 1) await take();
    expect(await take()).toBe(10 * minuteMs);
    at(0);
    for (let hit = 0; hit < 30; hit += 1) expect(await take()).toBe(0);
    expect(await take()).toBe(10 * minuteMs);
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
}
