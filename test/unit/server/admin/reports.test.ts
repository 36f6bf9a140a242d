import { describe, expect, it } from 'vitest';
import { encodeMetricKey } from '../../../../catalogue/metrics/metric-key.ts';
import { reportOf } from '../../../../server/api/admin/reports.ts';
import type { FirstAnswer, IntervalCount } from '../../../../server/store/store.ts';

const now = new Date('2026-06-10T16:00:00Z');
const hourMs = 3_600_000;
type Keys = Readonly<Record<string, readonly (readonly [count: number, ...parts: (string | undefined)[]])[]>>;

/** The report of a week with these counts: by name and key, of events by day and of the week before, and of answers. */
function reportWith(given: {
  keys?: Keys;
  events?: readonly IntervalCount[];
  eventsBefore?: readonly IntervalCount[];
  answers?: readonly FirstAnswer[];
}) {
  const { keys = {}, events = [], eventsBefore = [], answers = [] } = given;
  const store = {
    countNames: async () => [],
    addToCounts: async () => true,
    counts: async () => [],
    countsByInterval: async ({ name, bounds }: { name: string; bounds: readonly Date[] }) =>
      name === 'event' ? [...(bounds.length > 2 ? events : eventsBefore)] : [],
    countsByKey: async ({ name }: { name: string }) =>
      (keys[name] ?? []).map(([count, ...parts]) => ({ key: encodeMetricKey(...parts), count })),
    firstAnswers: async () => [...answers],
  };
  return reportOf(store, { range: 7, clock: 'plain', now });
}

const count = (word: string, count: number): IntervalCount => ({ stretch: 0, word, count });
const answered = (hours: number): FirstAnswer => ({
  receivedAt: now.getTime() - 48 * hourMs,
  waitedMs: hours * hourMs,
});

describe('the report', () => {
  it('lists events by their number, then by that of the days before, and unnamed ones last', async () => {
    const { events } = await reportWith({
      events: [count('rare', 1), count('other', 9), count('often', 5), count('seldom', 1)],
      eventsBefore: [count('seldom', 3), count('gone', 2)],
    });
    expect(events.map(({ name, total, before }) => [name, total, before])).toEqual([
      ['often', 5, 0],
      ['seldom', 1, 3],
      ['rare', 1, 0],
      ['gone', 0, 2],
      ['other', 9, 0],
    ]);
  });

  it('sums the leads of a site over their kinds, most first, and lists the first twelve', async () => {
    const others = Array.from({ length: 12 }, (_, at) => [1, 'estimate', `https://s${at}.example`] as const);
    const lead = [
      ...([[3, 'estimate', 'https://one.example']] as const),
      ...([[2, 'estimate', 'https://two.example']] as const),
      ...([[2, 'contact', 'https://two.example']] as const),
      ...others,
    ];
    const { sites } = await reportWith({ keys: { lead } });
    expect(sites.slice(0, 2)).toEqual([
      { name: 'https://two.example', count: 4 },
      { name: 'https://one.example', count: 3 },
    ]);
    expect(sites).toHaveLength(12);
  });

  it('lists actions by their value, not by their number', async () => {
    const action = [
      [9, 'area_view'],
      [2, 'phone_call'],
      [1, 'email_click'],
    ] as const;
    const { values } = await reportWith({ keys: { action } });
    expect(values).toEqual([
      { action: 'phone_call', count: 2, value: 150 },
      { action: 'area_view', count: 9, value: 90 },
      { action: 'email_click', count: 1, value: 30 },
    ]);
  });

  it.each([
    [[5, 1, 3], 3],
    [[10, 9, 2, 1], 2],
  ])('has the median of answers after %j hours, the lower of two', async (hours, median) => {
    const { answers } = await reportWith({ answers: hours.map(answered) });
    expect(answers.medianMs).toBe(median * hourMs);
  });

  it('keeps the measurements of each vital apart', async () => {
    const vital = [
      [4, 'home', 'LCP', 'good'],
      [3, 'service', 'LCP', 'good'],
      [2, 'home', 'INP', 'needs-improvement'],
      [1, 'home', 'CLS', 'poor'],
    ] as const;
    const { vitals } = await reportWith({ keys: { vital } });
    expect(vitals).toEqual([
      { name: 'LCP', good: 7, fair: 0, poor: 0 },
      { name: 'INP', good: 0, fair: 2, poor: 0 },
      { name: 'CLS', good: 0, fair: 0, poor: 1 },
    ]);
  });
});
