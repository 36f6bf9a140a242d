import { expect, it } from 'vitest';
import { decodeMetricKey, encodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { dayAfter, momentOf } from '../../../catalogue/time/eastern-time.ts';
import type { Count } from '../../../server/store/engine.ts';
import { daily, hourly } from '../../../server/store/metrics.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

export function testEventStore(open: Open): void {
  it('counts every event, with and without details, even of the same moment', async () => {
    const store = open();
    expect(await store.countEvents()).toBe(0);
    const events = Array.from({ length: 120 }, (_, index) =>
      store.recordEvent({ eventType: 'page_view', eventDetails: index % 2 ? `/page-${index}` : null, timestamp: noon }),
    );
    await Promise.all(events);
    expect(await store.countEvents()).toBe(120);
  });

  it('returns the newest first, page by page', async () => {
    const store = open();
    for (let index = 0; index < 7; index += 1) {
      await store.recordEvent({ eventType: `e${index}`, eventDetails: null, timestamp: afterNoon(index) });
    }
    const first = await store.newestEvents({ limit: 4 });
    expect(first.map(({ eventType }) => eventType)).toEqual(['e6', 'e5', 'e4', 'e3']);
    expect(first[0]).toMatchObject({ eventDetails: null, timestamp: afterNoon(6) });
    const rest = await store.newestEvents({ limit: 4, before: first[3]?.id ?? '' });
    expect(rest.map(({ eventType }) => eventType)).toEqual(['e2', 'e1', 'e0']);
  });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const midnight = (day: string) => momentOf({ day, minutes: 0 });

/** Counts of six days, a different number for each hour and key. */
function countsAround(day: string): Count[] {
  const start = midnight(dayAfter(day, -3)).getTime();
  return Array.from({ length: 6 * 24 }, (_, hour) => new Date(start + hour * hourMs)).flatMap((time, hour) => [
    { ...hourly(time, 'lead', 'estimate', 'https://a.example', `/page-${hour % 5}`), count: 1 + (hour % 7) },
    { ...hourly(time, 'lead', hour % 3 === 0 ? 'contact' : 'palette'), count: 2 },
    { ...daily(time, 'vital', 'home', 'LCP', hour % 2 === 0 ? 'good' : 'poor'), count: 1 },
  ]);
}

function sumsBy(counts: readonly Count[], nameOf: (count: Count) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const count of counts) sums[nameOf(count)] = (sums[nameOf(count)] ?? 0) + count.count;
  return sums;
}
const wordOf = (key: string) => decodeMetricKey(key)[0] ?? '';

/** Sums by day and first word, as the store has them. */
async function daysIn(store: Store, name: string, bounds: readonly Date[]) {
  const rows = await store.countsByInterval({ name, bounds });
  return Object.fromEntries(rows.map(({ stretch, word, count }) => [`${stretch} ${word}`, count]));
}

export function testReportStore(open: Open): void {
  it.each(['2026-03-08', '2026-11-01', '2026-07-04'])('sums New York’s days exactly, around %s', async (changed) => {
    const store = open();
    const counts = countsAround(changed);
    for (let at = 0; at < counts.length; at += 50) await store.addToCounts(counts.slice(at, at + 50), { maxKeys: 99 });
    const [first, last] = [dayAfter(changed, -2), dayAfter(changed, 2)];
    const days = Array.from({ length: 4 }, (_, index) => dayAfter(first, index));
    const midnights = days.map(midnight);
    const ranges: [Date, Date][] = [
      [midnight(first), midnight(last)],
      [new Date(midnight(changed).getTime() + hourMs), new Date(midnight(changed).getTime() + 4 * hourMs)],
      [new Date(midnight(changed).getTime() - 1), new Date(midnight(changed).getTime() + dayMs + hourMs)],
      [midnight(last), midnight(first)],
    ];
    for (const name of ['lead', 'vital']) {
      for (const [from, to] of ranges) {
        const raw = counts.filter((count) => count.name === name && count.start >= from && count.start < to);
        const byKey = await store.countsByKey({ name, from, to, limit: 99 });
        expect(sumsBy(raw, ({ key }) => key)).toEqual(Object.fromEntries(byKey.map(({ key, count }) => [key, count])));
        expect(await daysIn(store, name, [from, to])).toEqual(sumsBy(raw, ({ key }) => `0 ${wordOf(key)}`));
        const bounds = [from, ...midnights.filter((bound) => bound > from && bound < to), to];
        const dayOf = ({ start }: Count) => bounds.findLastIndex((bound) => bound <= start);
        const expected = sumsBy(raw, (count) => `${dayOf(count)} ${wordOf(count.key)}`);
        if (from < to) expect(await daysIn(store, name, bounds)).toEqual(expected);
        const kept = await store.counts({ name, from, to });
        expect(sumsBy(kept, ({ start, key }) => `${start.getTime()} ${key}`)).toEqual(
          sumsBy(raw, ({ start, key }) => `${start.getTime()} ${key}`),
        );
      }
    }
  });
}

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

  it('sums by the first part of the key, no matter what the parts contain', async () => {
    const store = open();
    const parts = [
      'a.b',
      '$inc',
      '__proto__',
      'sent',
      'sent to',
      'sent-',
      '{20}',
      "'; drop table counted; --",
      '%_',
      ' ',
      '…',
      '-',
      '',
    ];
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
