import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupToRemove } from '../../../../server/maintenance/backups/backup-rotation.ts';

const withoutOne = (numbers: readonly number[]) => {
  const removed = backupToRemove(numbers);
  return removed === undefined ? [...numbers] : numbers.filter((number) => number !== removed);
};

it('removes at most one, never one of the newest seven, and nothing while there are seven', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, (numbers) => {
      const newest = numbers.toSorted((a, b) => b - a).slice(0, 7);
      const left = withoutOne(numbers);
      expect(numbers.length - left.length).toBeLessThanOrEqual(1);
      expect(left).toEqual(expect.arrayContaining(newest));
      if (numbers.length <= 7) expect(left).toEqual(numbers);
    }),
  );
});

it('removes the oldest that need not be kept', () => {
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  expect([7, 8, 9, 16].map((last) => backupToRemove(upTo(last)))).toEqual([undefined, 1, 1, 1]);
  expect(backupToRemove([7, 8, 9, 10, 11, 12, 13, 14, 15, 16])).toBe(8);
});

it('keeps seven days and four weeks in the long run', () => {
  fc.assert(
    fc.property(fc.nat(11), fc.integer({ min: 100, max: 300 }), (before, made) => {
      let kept = Array.from({ length: before }, (_, index) => index + 1);
      for (let number = before + 1; number <= before + made; number += 1) kept = withoutOne([...kept, number]);
      const newest = kept.toSorted((a, b) => b - a);
      expect(newest.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, index) => before + made - index));
      expect(newest).toHaveLength(11);
      const weeks = newest.slice(7);
      for (const [index, number] of weeks.entries()) expect(number).toBe((weeks[0] ?? 0) - 7 * index);
    }),
    { numRuns: 30 },
  );
});
