import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bounds, createLimitCounts } from '../../../../server/limits/rate-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a burst is logged at once and in full a minute later', () => {
  const lines: unknown[] = [];
  const { note } = createLimitCounts({
    log: (_level, event, fields) => lines.push([event, fields]),
    now: () => new Date(),
  });
  for (let refusals = 0; refusals < 500; refusals += 1) note(bounds.leadsInTenMinutes);
  expect(lines).toEqual([['limit_reached', { limit: 'leadsInTenMinutes', count: 1 }]]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([['limit_reached', { limit: 'leadsInTenMinutes', count: 499 }]]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
});
