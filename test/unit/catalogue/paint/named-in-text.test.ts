import { describe, expect, it } from 'vitest';
import { colorsNamedIn, paintColors } from '../../../../catalogue/paint/paint-colors.ts';

const codesIn = (text: string) => colorsNamedIn(text).map(({ code }) => code);

describe('the colors that a text names', () => {
  it('are found by every code but a bare number', () => {
    for (const color of paintColors) {
      const found = /^\d+$/.test(color.code) ? [] : [color];
      expect(colorsNamedIn(`${color.name}, ${color.code}: good.`), color.code).toEqual(found);
    }
  });

  it('are listed once, in the order of the text, and at most twelve', () => {
    expect(codesIn('SW 7008 beside OC-117, and again SW 7008.')).toEqual(['SW 7008', 'OC-117']);
    expect(codesIn(paintColors.map(({ code }) => code).join(', '))).toHaveLength(12);
  });

  it('are not made of other numbers', () => {
    expect(codesIn('Since 1975, MHIC 00175-EX, SW 70081, HC-1540, 12062-200 and 2026-11-23.')).toEqual([]);
  });
});
