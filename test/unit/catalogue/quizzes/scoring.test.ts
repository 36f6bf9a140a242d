import { describe, expect, it } from 'vitest';
import { scoreExterior, scoreInterior } from '../../../../widgets/color-quiz/results/best-palettes.ts';

const times = (count: number, value: string) => Array.from({ length: count }, () => value);

describe('the interior quiz', () => {
  it('counts D4 as 1.3 for D, so that four of them beat five As', () => {
    const { points, best } = scoreInterior([...times(5, 'A'), ...times(4, 'D4'), 'B']);
    expect(points).toEqual({ A: 5, B: 1, C: 0, D: 5.2 });
    expect(best).toEqual(['D', 'A']);
  });

  it('keeps ties in the order of the letters', () => {
    expect(scoreInterior(['D', 'C', 'B', 'A']).best).toEqual(['A', 'B']);
    expect(scoreInterior(['D', 'D', 'C', 'C', 'A']).best).toEqual(['C', 'D']);
  });

  it('names a second palette even if it has no points', () => {
    expect(scoreInterior(times(10, 'A')).best).toEqual(['A', 'B']);
    expect(scoreInterior(times(10, 'D4'))).toEqual({ points: { A: 0, B: 0, C: 0, D: 13 }, best: ['D', 'A'] });
  });

  it('refuses and names an unknown value', () => {
    expect(() => scoreInterior(['A', 'E'])).toThrow('"E"');
  });
});

describe('the exterior quiz', () => {
  it('counts the letter and collects the tags after pipes', () => {
    const { points, tags } = scoreExterior(['B|VINYL|FULL_SUN', 'B', 'A|ROOF_GRAY']);
    expect(points).toEqual({ A: 1, B: 2, C: 0, D: 0 });
    expect(tags).toEqual(['VINYL', 'FULL_SUN', 'ROOF_GRAY']);
  });

  it('collects a tag once and ignores unknown ones', () => {
    expect(scoreExterior(['A|WOOD', 'B|WOOD', 'C|MOON']).tags).toEqual(['WOOD']);
  });

  it('refuses D4', () => {
    expect(() => scoreExterior(['D4'])).toThrow('"D4"');
  });
});
