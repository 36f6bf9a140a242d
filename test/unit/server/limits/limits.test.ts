import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimitCounts, limit } from '../../../../server/limits/limit-counts.ts';
import { createEventLimits } from '../../../../server/limits/rate-limits.ts';
import type { LogFields } from '../../../../server/log/log.ts';

const forms = limit('forms', 10, 'forms in ten minutes', 'More get a 429.');
const pages = limit('pages', 20, 'pages at once', 'More get a 503.');

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function counting() {
  const lines: LogFields[] = [];
  const limits = createLimitCounts({ log: (_, __, fields = {}) => lines.push(fields), now: () => new Date() });
  return { limits, lines };
}

describe('counts of limits', () => {
  it('log the first time at once and the rest of a minute as one line', () => {
    const { limits, lines } = counting();
    for (let nth = 0; nth < 500; nth += 1) limits.note(forms);
    limits.note(pages, 3);
    expect(lines).toEqual([
      { limit: 'forms', count: 1 },
      { limit: 'pages', count: 3 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([{ limit: 'forms', count: 499 }]);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(3);
    limits.note(forms);
    expect(lines[3]).toEqual({ limit: 'forms', count: 1 });
  });

  it('report how often each limit took effect since the start, and when last', () => {
    const { limits } = counting();
    limits.note(pages);
    vi.advanceTimersByTime(5_000);
    limits.note(pages, 2);
    expect(limits.counts()).toEqual([{ limit: pages, count: 3, lastAt: new Date('2026-11-22T12:00:05Z') }]);
  });
});

function _limits() {
  const noted: string[] = [];
  return { noted, ...createEventLimits({ limitCounts: { note: ({ name }) => noted.push(name) } }) };
}
