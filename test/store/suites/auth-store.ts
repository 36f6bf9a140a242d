import { expect, it } from 'vitest';
import { type Device, maxDevices } from '../../../server/store/auth-records.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const life = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };

/** A device seen at noon whose session started then, named after the device. */
const aDevice = (id: string, change: Partial<Device> = {}): Device => ({
  id,
  browser: 'Firefox on Linux',
  epoch: 'first',
  startedAt: noon,
  seenAt: noon,
  expiresAt: afterNoon(90 * dayMs),
  session: { digest: `session of ${id}`, startedAt: noon, usedAt: noon, ...life },
  ...change,
});

const isLive = async (store: Store, id: string, ms = 0) =>
  (await store.touchSession(`session of ${id}`, afterNoon(ms))) !== undefined;

export function testAuthStore(open: Open): void {
  it('does not extend a session when the clock is set back', async () => {
    const store = open();
    await store.saveDevice(aDevice('a'));
    expect(await isLive(store, 'a', -minuteMs)).toBe(true);
    expect(await isLive(store, 'a', -dayMs)).toBe(false);
  });

  it('replaces a device only if it exists and has the given session', async () => {
    const store = open();
    const next = aDevice('a', { epoch: 'second', session: { ...life, digest: 'next', startedAt: noon, usedAt: noon } });
    expect(await store.replaceDevice(next)).toBe(false);
    expect(await store.devices()).toEqual([]);
    await store.saveDevice(aDevice('a'));
    expect(await store.replaceDevice(next, 'another')).toBe(false);
    expect(await store.findDevice('a')).toEqual(aDevice('a'));
    const answers = await Promise.all([0, 1, 2].map(() => store.replaceDevice(next, 'session of a')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await store.findDevice('a')).toEqual(next);
    const { session: _, ...without } = aDevice('a', { rememberedAt: afterNoon(5) });
    expect(await store.replaceDevice(without)).toBe(true);
    expect(await store.findDevice('a')).toEqual(without);
    expect(await store.replaceDevice(next, 'next')).toBe(false);
  });

  it('ends a session but keeps its device', async () => {
    const store = open();
    for (const id of ['a', 'b']) await store.saveDevice(aDevice(id));
    expect(await store.endSession('session of a')).toBe(true);
    expect(await store.endSession('session of a')).toBe(false);
    expect([await isLive(store, 'a'), await isLive(store, 'b'), await isLive(store, 'x')]).toEqual([
      false,
      true,
      false,
    ]);
    const known = await store.findDevice('a');
    expect([known?.browser, known?.session]).toEqual(['Firefox on Linux', undefined]);
  });

  it('drops expired devices, and those beyond the maximum', async () => {
    const store = open();
    await store.saveDevice(aDevice('old', { expiresAt: afterNoon(1) }));
    for (let index = 0; index <= maxDevices; index += 1) {
      await store.saveDevice(aDevice(`d${index}`, { seenAt: afterNoon(10 + index) }));
    }
    const ids = (await store.devices()).map(({ id }) => id);
    expect([ids.length, ids.includes('old'), ids.includes('d0'), ids.includes('d1')]).toEqual([
      maxDevices,
      false,
      false,
      true,
    ]);
  });

  it('counts repeated events under one key, and lists the newest first', async () => {
    const stores = [open(), open()];
    const wrong = (ms: number) => ({
      key: 'wrong noon',
      kind: 'wrong_password' as const,
      at: afterNoon(ms),
      browser: '',
    });
    await stores[0]?.recordAuthEvent({ key: 'x', kind: 'login', at: afterNoon(1), browser: 'Chrome on Android' });
    await Promise.all(Array.from({ length: 20 }, (_, index) => stores[index % 2]?.recordAuthEvent(wrong(2))));
    expect(await stores[0]?.authEvents(10)).toEqual([
      { kind: 'wrong_password', at: afterNoon(2), browser: '', count: 20 },
      { kind: 'login', at: afterNoon(1), browser: 'Chrome on Android', count: 1 },
    ]);
    expect(await stores[0]?.authEvents(1)).toHaveLength(1);
  });

  it('purges expired devices and old events', async () => {
    const store = open();
    await store.saveDevice(aDevice('a', { expiresAt: afterNoon(dayMs) }));
    await store.saveDevice(aDevice('b'));
    for (const ms of [0, dayMs]) {
      await store.recordAuthEvent({ key: String(ms), kind: 'login', at: afterNoon(ms), browser: '' });
    }
    expect(await store.purgeAuth({ now: afterNoon(dayMs), events: afterNoon(1) })).toBe(2);
    expect((await store.devices()).map(({ id }) => id)).toEqual(['b']);
    expect((await store.authEvents(9)).map(({ at }) => at)).toEqual([afterNoon(dayMs)]);
    expect(await store.purgeAuth({ now: afterNoon(dayMs), events: afterNoon(1) })).toBe(0);
  });
}
