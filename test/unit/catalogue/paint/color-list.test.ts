import { expect, it } from 'vitest';
import { brandOf, colorId, toggleColor, writeColorList } from '../../../../catalogue/paint/color-id.ts';
import { readColorList, unknownColorIds } from '../../../../catalogue/paint/color-list.ts';
import { paintColor, paintColors } from '../../../../catalogue/paint/paint-colors.ts';

const alabaster = paintColor('Sherwin-Williams', 'SW 7008');
const simplyWhite = paintColor('Benjamin Moore', 'OC-117');

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
