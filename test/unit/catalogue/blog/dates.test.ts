import { expect, it } from 'vitest';
import { agoLabel, longDate, shortDate } from '../../../../catalogue/blog/dates.ts';

it.each([
  ['2026-06-12T12:00:00Z', '2026-06-12T16:00:00Z', 'Today'],
  ['2026-06-11T12:00:00Z', '2026-06-12T16:00:00Z', '1 day ago'],
  ['2025-06-12T12:00:00Z', '2026-06-12T16:00:00Z', '365 days ago'],
  // Published at 11:30 PM on June 11 in New York, whose days count, not periods of 24 hours.
  ['2026-06-12T03:30:00Z', '2026-06-12T03:59:59Z', 'Today'],
  ['2026-06-12T03:30:00Z', '2026-06-12T04:00:00Z', '1 day ago'],
  // Days of 23 and 25 hours.
  ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', '1 day ago'],
  ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', 'Today'],
  // Never negative.
  ['2036-01-01T00:00:00Z', '2026-06-12T16:00:00Z', 'Today'],
])('a post of %s is, at %s, from: %s', (published, now, age) => {
  expect(agoLabel(published, new Date(now))).toBe(age);
});

it('a date is short in a list and long above an article, and a day in New York', () => {
  expect(longDate('2025-06-12T12:00:00Z')).toBe('June 12, 2025');
  expect(shortDate('2025-06-12T03:00:00Z')).toBe('Jun 11, 2025');
  expect(shortDate('2025-06-12')).toBe('Jun 12, 2025');
  expect(() => shortDate('soon')).toThrow('“soon” is no time');
});
