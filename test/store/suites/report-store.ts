import { expect, it } from 'vitest';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { dayAfter, momentOf, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { daily, hourly } from '../../../server/store/metrics.ts';
import type { Count, Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { aLead } from '../support/samples.ts';

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
  it.each(['2026-03-08', '2026-11-01', '2026-07-04'])(
    'sums the days of New York exactly, around %s, also when they begin or end within a day',
    async (changed) => {
      const store = open();
      const counts = countsAround(changed);
      for (let at = 0; at < counts.length; at += 50)
        await store.addToCounts(counts.slice(at, at + 50), { maxKeys: 99 });
      const [first, last] = [dayAfter(changed, -2), dayAfter(changed, 2)];
      const days = Array.from({ length: 4 }, (_, index) => dayAfter(first, index));
      const midnights = days.map(midnight);
      const ranges = [
        [midnights[0], new Date(midnight(last).getTime() - 7 * hourMs + 1)],
        [midnights[0], midnight(last)],
        [new Date(midnight(first).getTime() + 5 * hourMs), midnight(last)],
        [new Date(midnight(changed).getTime() + hourMs), new Date(midnight(changed).getTime() + 4 * hourMs)],
        [midnight(changed), new Date(midnight(changed).getTime() + dayMs)],
        [new Date(midnight(changed).getTime() - 1), new Date(midnight(changed).getTime() + dayMs + hourMs)],
        [midnight(last), midnight(first)],
      ] as [Date, Date][];
      for (const name of ['lead', 'vital']) {
        for (const [from, to] of ranges) {
          const raw = counts.filter((count) => count.name === name && count.start >= from && count.start < to);
          const byKey = await store.countsByKey({ name, from, to, limit: 99 });
          expect(sumsBy(raw, ({ key }) => key)).toEqual(
            Object.fromEntries(byKey.map(({ key, count }) => [key, count])),
          );
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
    },
  );

  it('counts a lead on the day that New York’s clock shows', async () => {
    const store = open();
    const times = ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'];
    for (const [at, time] of times.entries()) await store.addLead(aLead(`lead-${at}`, { receivedAt: new Date(time) }));
    const days = times.map((time) => wallTime(new Date(time)).day);
    expect(days).toEqual(['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-02']);
    const bounds = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'].map(midnight);
    await expect
      .poll(() => daysIn(store, 'lead', bounds))
      .toEqual({ '0 estimate': 1, '1 estimate': 2, '2 estimate': 1 });
  });

  it('has the answers of exactly the leads that are stored and no spam, after every kind of change', async () => {
    const store = open();
    const start = midnight('2026-10-20').getTime();
    const timeOf = (index: number) => new Date(start + index * 31 * hourMs);
    for (let index = 0; index < 40; index += 1) {
      const fields = { name: 'Ann', email: `${index % 4 === 0 ? 'ann' : `other-${index}`}@example.com`, message: 'Hi' };
      await store.addLead(aLead(`lead-${index}`, { receivedAt: timeOf(index), fields }));
    }
    const range = { from: timeOf(2), to: timeOf(39) };
    const exact = async () => {
      const { leads } = await store.inbox({ order: 'oldest', limit: 99 });
      const raw = leads
        .filter(
          ({ receivedAt, triage }) => receivedAt >= range.from && receivedAt < range.to && triage.status !== 'spam',
        )
        .map(({ receivedAt, triage }) => ({
          receivedAt: receivedAt.getTime(),
          waitedMs: triage.answeredAt && triage.answeredAt.getTime() - receivedAt.getTime(),
        }));
      expect(await store.firstAnswers(range)).toEqual(raw);
      return raw.length;
    };
    const change = (index: number, status: 'called' | 'spam' | 'new') =>
      store.changeLead(`lead-${index}`, { status }, { at: new Date(timeOf(index).getTime() + 5 * hourMs), by: '' });
    expect(await exact()).toBe(37);
    for (const index of [3, 7, 12]) await change(index, 'called');
    for (const index of [5, 7, 30]) await change(index, 'spam');
    expect(await exact()).toBe(34);
    await change(5, 'new');
    await change(30, 'called');
    expect(await exact()).toBe(36);
    await store.removeAgedLeads(['lead-2', 'lead-3', 'lead-7'], { leads: timeOf(4), spam: timeOf(9) });
    expect(await exact()).toBe(34);
    const before = await store.countsByKey({ name: 'lead', ...range, limit: 9 });
    const { leadIds } = await store.erase({ email: 'ann@example.com' });
    expect(leadIds).toHaveLength(10);
    expect(await exact()).toBe(25);
    expect(await store.countsByKey({ name: 'lead', ...range, limit: 9 })).toEqual(before);
  });

  it('sums only what the purge left', async () => {
    const store = open();
    const counts = countsAround('2026-11-01');
    for (let at = 0; at < counts.length; at += 50) await store.addToCounts(counts.slice(at, at + 50), { maxKeys: 99 });
    const cut = midnight('2026-11-01');
    const most = { events: 9, counts: 1_000 };
    while ((await store.purge({ events: cut, counts: cut }, most)).counts > 0);
    const all = { from: new Date(0), to: midnight('2026-12-01') };
    for (const name of ['lead', 'vital']) {
      const left = await store.counts({ name, ...all });
      // An engine may keep a day longer what it stores by the day, but removes nothing early.
      const late = counts.filter((count) => count.name === name && count.start >= cut);
      expect(
        sumsBy(
          left.filter(({ start }) => start >= cut),
          ({ key }) => key,
        ),
      ).toEqual(sumsBy(late, ({ key }) => key));
      expect(left.filter(({ start }) => start.getTime() < cut.getTime() - 2 * dayMs)).toEqual([]);
      const byKey = await store.countsByKey({ name, ...all, limit: 99 });
      expect(Object.fromEntries(byKey.map(({ key, count }) => [key, count]))).toEqual(sumsBy(left, ({ key }) => key));
    }
  });
}
