import { describe, expect, it } from 'vitest';
import { agoLabel, longDate, shortDate } from '../../../../catalogue/blog/dates.ts';

const at = (time: string) => new Date(time);

describe('the age of a post', () => {
  it('is Today, 1 day ago or N days ago', () => {
    const noon = at('2026-06-12T16:00:00Z');
    expect(agoLabel('2026-06-12T12:00:00Z', noon)).toBe('Today');
    expect(agoLabel('2026-06-11T12:00:00Z', noon)).toBe('1 day ago');
    expect(agoLabel('2026-06-10T12:00:00Z', noon)).toBe('2 days ago');
    expect(agoLabel('2025-06-12T12:00:00Z', noon)).toBe('365 days ago');
  });

  it('counts calendar days in New York, not periods of 24 hours', () => {
    const published = '2026-06-12T03:30:00Z'; // 11:30 PM on June 11
    expect(agoLabel(published, at('2026-06-12T03:59:59Z'))).toBe('Today');
    expect(agoLabel(published, at('2026-06-12T04:00:00Z'))).toBe('1 day ago');
    expect(agoLabel(published, at('2026-06-13T03:59:59Z'))).toBe('1 day ago');
    expect(agoLabel(published, at('2026-06-13T04:00:00Z'))).toBe('2 days ago');
  });

  it('counts days of 23 and 25 hours as one each', () => {
    expect(agoLabel('2026-03-08T05:00:00Z', at('2026-03-09T04:00:00Z'))).toBe('1 day ago');
    expect(agoLabel('2026-11-01T04:00:00Z', at('2026-11-02T04:59:59Z'))).toBe('Today');
    expect(agoLabel('2026-11-01T04:00:00Z', at('2026-11-02T05:00:00Z'))).toBe('1 day ago');
  });

  it('is never negative', () => {
    const now = at('2026-06-12T16:00:00Z');
    for (const future of ['2026-06-12T23:00:00Z', '2026-06-13T16:00:00Z', '2036-01-01T00:00:00Z', '2026-12-24']) {
      expect(agoLabel(future, now)).toBe('Today');
    }
  });
});

describe('a date', () => {
  it('is short in a list and long above an article', () => {
    expect(shortDate('2025-06-12T12:00:00Z')).toBe('Jun 12, 2025');
    expect(longDate('2025-06-12T12:00:00Z')).toBe('June 12, 2025');
  });

  it('is a day in New York, and a date without a time is that day', () => {
    expect(shortDate('2025-06-12T03:00:00Z')).toBe('Jun 11, 2025');
    expect(shortDate('2025-06-12')).toBe('Jun 12, 2025');
  });

  it('is refused if invalid', () => {
    expect(() => shortDate('soon')).toThrow('“soon” is no time');
  });
});
