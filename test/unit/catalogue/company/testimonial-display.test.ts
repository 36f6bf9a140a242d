import { describe, expect, it } from 'vitest';
import { initialsOf, starsOf, workOf } from '../../../../catalogue/company/testimonials.ts';

describe('a displayed review', () => {
  it.each([
    [4, 4],
    ['4.8', 4],
    [undefined, 5],
    ['abc', 5],
    [0, 5],
    [9, 5],
    [Number.NaN, 5],
  ])('shows %s as %i stars', (rating, stars) => {
    expect(starsOf(rating)).toBe(stars);
  });

  it.each([
    ['mary ann smith', 'MA'],
    ['Cher', 'C'],
    ['  Ruth   Calloway ', 'RC'],
    ['ßen Ali', 'SA'],
    ['', ''],
  ])('turns the name “%s” into the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('names the work as in a sentence', () => {
    expect(['interior', 'pressure-washing', 'fence-painting'].map(workOf)).toEqual([
      'interior painting',
      'pressure washing',
      'fence painting',
    ]);
  });
});
