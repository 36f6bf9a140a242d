import { expect, it } from 'vitest';
import { encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { aLead, noon } from '../support/samples.ts';

const hourMs = 3_600_000;
const hour = (index: number) => new Date(noon.getTime() + index * hourMs);
const all = { from: hour(-1000), to: hour(1000) };

const seen = (key: string, start = noon, count = 1) => ({ start, name: 'funnel', key, count });
const keysOf = async (store: Store, name = 'funnel') =>
  Object.fromEntries((await store.countsByKey({ name, ...all, limit: 99 })).map(({ key, count }) => [key, count]));

export function testMetricsStore(open: Open): void {
  it('sums counts by time and by key', async () => {
    const store = open();
    await store.addToCounts([seen('seen'), seen('seen', noon, 4), seen('sent', hour(1))], { maxKeys: 9 });
    await store.addToCounts([seen('seen', hour(2))], { maxKeys: 9 });
    expect(await store.counts({ name: 'funnel', ...all })).toEqual([
      seen('seen', noon, 5),
      seen('sent', hour(1)),
      seen('seen', hour(2)),
    ]);
    expect(await store.countsByKey({ name: 'funnel', ...all, limit: 1 })).toEqual([{ key: 'seen', count: 6 }]);
    expect(await store.counts({ name: 'funnel', from: hour(1), to: hour(2) })).toEqual([seen('sent', hour(1))]);
    expect(await store.counts({ name: 'other', ...all })).toEqual([]);
    expect(await store.countNames()).toEqual(['funnel']);
  });

  it('sums by the first word of the key between given times', async () => {
    const store = open();
    const counts = [
      seen('sent to a', hour(0), 2),
      seen('sent to b', hour(1)),
      seen('seen', hour(2)),
      seen('seen', hour(3)),
    ];
    await store.addToCounts([...counts, seen('seen', hour(-1)), seen('seen', hour(5))], { maxKeys: 9 });
    const bounds = [hour(0), hour(2), hour(2), hour(4), hour(5)];
    const found = await store.countsByInterval({ name: 'funnel', bounds });
    expect(found.sort((a, b) => a.stretch - b.stretch)).toEqual([
      { stretch: 0, word: 'sent', count: 3 },
      { stretch: 2, word: 'seen', count: 2 },
    ]);
    expect(await store.countsByInterval({ name: 'funnel', bounds: [] })).toEqual([]);
    expect(await store.countsByInterval({ name: 'other', bounds })).toEqual([]);
  });

  it('sums one range by time and by key concurrently', async () => {
    const store = open();
    const counts = [seen('sent to a', hour(0), 2), seen('sent to b', hour(1)), seen('sent to b', hour(3), 4)];
    await store.addToCounts(counts, { maxKeys: 9 });
    const range = { name: 'funnel', from: hour(0), to: hour(4) };
    const [byTime, byKey] = await Promise.all([
      store.countsByInterval({ name: 'funnel', bounds: [range.from, hour(2), range.to] }),
      store.countsByKey({ ...range, limit: 1 }),
    ]);
    expect(byTime.map(({ stretch, count }) => [stretch, count])).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect(byKey).toEqual([{ key: 'sent to b', count: 5 }]);
  });

  it('sums by the first part of the key, no matter what the parts contain', async () => {
    const store = open();
    const parts = ['sent', 'sent to', 'sent-', '{20}', "'; drop table counted; --", '%_', ' ', '…', '-', ''];
    const counts = parts.flatMap((part) => [seen(encodeMetricKey(part)), seen(encodeMetricKey(part, ' x '), noon, 2)]);
    await store.addToCounts(counts, { maxKeys: 99 });
    const found = await store.countsByInterval({ name: 'funnel', bounds: [hour(0), hour(1)] });
    expect(Object.fromEntries(found.map(({ word, count }) => [word, count]))).toEqual(
      Object.fromEntries(parts.map((part) => [part, 3])),
    );
  });

  it('stores at most the maximum number of keys, and loses no count', async () => {
    const store = open();
    for (let index = 0; index < 6; index += 1) await store.addToCounts([seen(`k${index}`)], { maxKeys: 3 });
    await store.addToCounts([seen('k0')], { maxKeys: 3 });
    expect(await keysOf(store)).toEqual({ k0: 2, k1: 1, k2: 1, other: 3 });
  });

  it.each(['a.b', '$inc', '', 'a b', '…', '__proto__', "'; drop table counted; --"])(
    'treats %j as a key',
    async (key) => {
      const store = open();
      await store.addToCounts([seen(key)], { maxKeys: 9 });
      expect(await store.counts({ name: 'funnel', ...all })).toEqual([seen(key)]);
    },
  );

  it('loses no racing counts, over two processes', async () => {
    const stores = [open(), open()];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => stores[index % 2]?.addToCounts([seen(`k${index % 3}`)], { maxKeys: 9 })),
    );
    expect(await keysOf(stores[0] as Store)).toEqual({ k0: 20, k1: 20, k2: 20 });
  });

  it('counts events and new leads separately, each once', async () => {
    const store = open();
    for (let index = 0; index < 3; index += 1) {
      await store.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp: noon });
    }
    await store.addLead(aLead('a'));
    await store.addLead(aLead('a'));
    await store.addLead(aLead('b', { kind: 'contact', source: {} }));
    await expect.poll(() => keysOf(store, 'event')).toEqual({ page_view: 3 });
    await expect
      .poll(() => keysOf(store, 'lead'))
      .toEqual({
        'estimate https://sister.example https://sister.example/paint': 1,
        'contact - -': 1,
      });
  });
}
