import { describe, expect, it } from 'vitest';
import { contrast, textOnPaint } from '../../../../catalogue/paint/contrast.ts';
import { colorsNamedIn, findPaintColor, paintColor, paintColors } from '../../../../catalogue/paint/paint-colors.ts';

describe('the paint colors', () => {
  it('are identified by brand and code', () => {
    expect(new Set(paintColors.map((color) => color.code)).size).toBe(214);
    expect(new Set(paintColors.map((color) => `${color.brand} ${color.name}`)).size).toBe(214);
    for (const color of paintColors) expect(findPaintColor(color.brand, color.code)).toBe(color);
  });

  it('are written as #RRGGBB, and spelled in American English', () => {
    for (const color of paintColors) {
      expect(color.hex, color.name).toMatch(/^#[0-9A-F]{6}$/);
      expect(color.name).not.toMatch(/grey|colour/i);
      for (const tag of color.tags) expect(tag, color.name).toMatch(/^(best-seller|color-of-the-year-20\d\d)$/);
    }
  });

  it('do not find another maker’s code, and refuse a wrong one of our own', () => {
    expect(findPaintColor('Benjamin Moore', 'SW 9177')).toBeUndefined();
    expect(() => paintColor('Sherwin-Williams', 'SW 1')).toThrow('No paint color Sherwin-Williams SW 1');
  });
});

describe('text on paint', () => {
  it('has its contrast measured as in WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('is dark on light paint and white on dark paint', () => {
    expect(textOnPaint('#C9D9E0')).toBe('ink');
    expect(textOnPaint('#234058')).toBe('white');
  });
});

it('a text names colors by every code but a bare number, at most twelve, and not in other numbers', () => {
  for (const color of paintColors) {
    const found = /^\d+$/.test(color.code) ? [] : [color];
    expect(colorsNamedIn(`${color.name}, ${color.code}: good.`), color.code).toEqual(found);
  }
  expect(colorsNamedIn(paintColors.map(({ code }) => code).join(', '))).toHaveLength(12);
  expect(colorsNamedIn('Since 1975, MHIC 00175-EX, SW 70081, HC-1540, 12062-200 and 2026-11-23.')).toEqual([]);
});
