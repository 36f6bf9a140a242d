import { describe, expect, it } from 'vitest';
import { filterColors, groupColors, readColorFilter } from '../../../../catalogue/paint/color-filter.ts';
import { brandOf, colorId, toggleColor, writeColorList } from '../../../../catalogue/paint/color-id.ts';
import { readColorList, unknownColorIds } from '../../../../catalogue/paint/color-list.ts';
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
    expect(() => paintColor('SW 1')).toThrow('No paint color SW 1');
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

  it('groups without losing, duplicating or moving a color', () => {
    for (const query of ['', 'q=white', 'brand=Benjamin+Moore', 'q=zzz']) {
      const groups = groupColors(found(query));
      expect(groups.flatMap(({ colors }) => colors)).toEqual(found(query));
      for (const { category, colors } of groups)
        expect(new Set(colors.map((color) => color.category))).toEqual(new Set([category]));
    }
  });
});

const alabaster = paintColor('SW 7008');
const simplyWhite = paintColor('OC-117');

it('knows the maker of a code, and gives each color an id that URLs and HTML ids carry unescaped', () => {
  for (const { brand, code } of paintColors) expect(brandOf(code)).toBe(brand);
  const marks = paintColors.map(colorId);
  expect(new Set(marks).size).toBe(paintColors.length);
  for (const mark of marks) expect(mark).toMatch(/^(bm|sw)-[a-z0-9-]+$/);
  const list = writeColorList(paintColors);
  expect(new URLSearchParams({ c: list }).toString()).toBe(`c=${list}`);
});

it('reads what it wrote, in the order chosen', () => {
  expect(readColorList(writeColorList(paintColors))).toEqual(paintColors);
  expect(readColorList('bm-oc-117.sw-7008')).toEqual([simplyWhite, alabaster]);
});

it('leaves out unknown colors and duplicates', () => {
  expect(readColorList('')).toEqual([]);
  expect(readColorList('sw-7008.nonsense..sw-7008.__proto__')).toEqual([alabaster]);
  expect(unknownColorIds('sw-7008.nonsense..sw-7008.__proto__')).toBe(2);
});

it('adds a color on the first choice and removes it on the second, by maker and code', () => {
  const once = toggleColor([simplyWhite], alabaster);
  expect(once).toEqual([simplyWhite, alabaster]);
  expect(toggleColor(once, { ...alabaster, name: 'Under another name' })).toEqual([simplyWhite]);
  expect(toggleColor(once, { ...alabaster, brand: 'Benjamin Moore' })).toHaveLength(3);
});
