import { describe, expect, it } from 'vitest';
import { filterColors, groupColors, readColorFilter } from '../../../../catalogue/paint/color-filter.ts';
import { paintColors } from '../../../../catalogue/paint/paint-colors.ts';

const filterOf = (query: string) => readColorFilter(new URLSearchParams(query) as Pick<Map<string, string>, 'get'>);
const found = (query: string) => filterColors(paintColors, filterOf(query));

describe('the color filter', () => {
  it('matches everything when empty', () => {
    expect(found('')).toEqual(paintColors);
    expect(found('brand=&category=&q=')).toEqual(paintColors);
    expect(found('brand=Nobody&category=Stripes&q=%20')).toEqual(paintColors);
  });

  it('finds text in name, code, brand and category, ignoring case', () => {
    expect(found('q=aLaBaSter').map(({ code }) => code)).toContain('SW 7008');
    expect(found('q=sw+7008').map(({ name }) => name)).toEqual(['Alabaster']);
    expect(found('q=SHERWIN').every(({ brand }) => brand === 'Sherwin-Williams')).toBe(true);
    expect(found('q=greiges')).toEqual(paintColors.filter(({ category }) => category === 'Grays & Greiges'));
    expect(found('q=decorator’s++white').map(({ code }) => code)).toEqual(['OC-149']);
    expect(found('q=no+such+color')).toEqual([]);
  });

  it.each([
    ...['sw7008', 'SW-7008', 'Sw 7008', 'Alabaster (SW 7008)', 'SW7008 Alabaster', 'alabaster (sw7008)'].map(
      (text) => [text, 'SW 7008'] as const,
    ),
    ...['oc149', 'OC 149', 'OC–149', 'Decorator’s White (OC-149)'].map((text) => [text, 'OC-149'] as const),
  ])('finds %s', (text, code) => {
    expect(found(`q=${text}`).map((color) => color.code)).toEqual([code]);
  });

  it('combines all three', () => {
    const whites = found('brand=Benjamin+Moore&category=Whites+%26+Off-Whites&q=white');
    expect(whites.map(({ name }) => name)).toContain('Simply White');
    for (const { brand, category, name } of whites) {
      expect([brand, category, `${category} ${name}`]).toEqual([
        ...['Benjamin Moore', 'Whites & Off-Whites', expect.stringMatching(/white/i)],
      ]);
    }
    expect(found('brand=Sherwin-Williams&q=oc-117')).toEqual([]);
  });

  it('groups without losing, duplicating or moving a color', () => {
    for (const query of ['', 'q=white', 'brand=Benjamin+Moore', 'q=zzz']) {
      const groups = groupColors(found(query));
      expect(groups.flatMap(({ colors }) => colors)).toEqual(found(query));
      for (const { category, colors } of groups)
        expect(new Set(colors.map((color) => color.category))).toEqual(new Set([category]));
    }
  });
});
