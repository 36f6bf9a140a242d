import { expect, it } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

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

  it('does not wait for a lease set before the clock was set back by years', async () => {
    const store = open();
    await claim(store, 'ring', afterNoon(3 * yearMs), afterNoon(4 * yearMs));
    expect((await claim(store, 'ring'))?.attempts).toBe(2);
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
