import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintBrands, paintCategories } from '../../../catalogue/contracts/paint-color.ts';
import { type ColorFilter, filterColors, groupColors, readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { readColorList } from '../../../catalogue/paint/color-list.ts';
import { listedColors } from '../../../catalogue/paint/listed-colors.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { wordsFor } from '../../../widgets/palette-picker/grid/tips.ts';
import { createPickerModel, everything, paletteQuery } from '../../../widgets/palette-picker/picker-model.ts';
import { wornBy, zonesOf } from '../../../widgets/palette-picker/try-on/zones.ts';

const aColor = fc.constantFrom(...listedColors);
const aList = fc.uniqueArray(aColor, { maxLength: 12 });
const aText = fc.oneof(fc.constantFrom('', 'navy', 'SW 70', 'benjamin', "o'", 'e'), fc.string({ maxLength: 12 }));
const aFilter: fc.Arbitrary<ColorFilter> = fc.record({
  brand: fc.constantFrom(undefined, ...paintBrands),
  category: fc.constantFrom(undefined, ...paintCategories),
  text: aText.map((text) => text.trim()),
});

describe('the palette’s filters', () => {
  it('find the same colors in any order of setting them, and with any selection', () => {
    const orders = fc.shuffledSubarray(['brand', 'category', 'text'] as const, { minLength: 3 });
    fc.assert(
      fc.property(aFilter, orders, aList, (filter, order, list) => {
        const model = createPickerModel({ filter: everything, chosen: [] });
        for (const name of order) {
          model.narrow({ [name]: filter[name] });
          for (const color of list) model.toggle(color);
        }
        expect(model.store.getState().filter).toEqual(filter);
        expect(model.store.getState().chosen).toEqual(list);
      }),
    );
  });

  it('leave groups whose counts add up to the number of results, and never more with another filter', () => {
    fc.assert(
      fc.property(aFilter, (filter) => {
        const found = filterColors(listedColors, filter);
        const groups = groupColors(found);
        expect(groups.reduce((sum, { colors }) => sum + colors.length, 0)).toBe(found.length);
        expect(filterColors(listedColors, { ...filter, category: undefined }).length).toBeGreaterThanOrEqual(
          found.length,
        );
        const byCategory = paintCategories.map(
          (category) => filterColors(listedColors, { ...filter, category }).length,
        );
        const inAny = filterColors(listedColors, { ...filter, category: undefined }).length;
        expect(byCategory.reduce((sum, count) => sum + count)).toBe(inAny);
      }),
    );
  });
});

describe('the palette’s list', () => {
  it('is unchanged once a color is toggled twice; the others keep their order', () => {
    fc.assert(
      fc.property(aList, aColor, (list, color) => {
        const { store, toggle } = createPickerModel({ filter: everything, chosen: list });
        toggle(color);
        expect(store.getState().chosen.includes(color)).toBe(!list.includes(color));
        toggle(color);
        const others = list.filter((other) => other !== color);
        expect(store.getState().chosen).toEqual(list.includes(color) ? [...others, color] : list);
      }),
    );
  });

  it('identifies a color by maker and code, not by object', () => {
    const alabaster = paintColor('Sherwin-Williams', 'SW 7008');
    const { store, toggle } = createPickerModel({ filter: everything, chosen: [alabaster] });
    toggle({ ...alabaster, brand: 'Benjamin Moore' });
    expect(store.getState().chosen).toHaveLength(2);
    toggle({ ...alabaster, name: 'Under another name' });
    expect(store.getState().chosen.map(({ brand }) => brand)).toEqual(['Benjamin Moore']);
  });
});

describe('the palette’s URL', () => {
  it('encodes the state so that it reads back the same, and keeps unknown parameters', () => {
    fc.assert(
      fc.property(aFilter, aList, (filter, chosen) => {
        const query = new URLSearchParams(paletteQuery({ filter, chosen }, '?utm_campaign=spring&q=old&c=sw-7008'));
        const read = new Map([...query]);
        expect(readColorFilter(read)).toEqual(filter);
        expect(readColorList(read.get('c') ?? '')).toEqual(chosen);
        expect(read.get('utm_campaign')).toBe('spring');
      }),
    );
  });

  it('has no query for the initial state', () => {
    expect(paletteQuery({ filter: everything, chosen: [] })).toBe('');
  });
});

describe('the preview', () => {
  const houses = fc.record({
    zones: fc.constantFrom(...Object.values(zonesOf)),
    list: aList,
    hand: fc.dictionary(
      fc.constantFrom('siding', 'trim', 'door', 'walls', 'roof'),
      fc.oneof(fc.constant(''), aColor.map(colorId)),
    ),
  });

  it('uses the list in its order, one zone per color, if nothing is set by hand', () => {
    fc.assert(
      fc.property(houses, ({ zones, list }) => {
        const worn = wornBy(zones, list, {});
        expect(Object.values(worn)).toEqual(list.slice(0, zones.length));
        expect(Object.keys(worn)).toEqual(zones.slice(0, list.length));
      }),
    );
  });

  it('uses colors set by hand while they are on the list, and no other color', () => {
    fc.assert(
      fc.property(houses, ({ zones, list, hand }) => {
        const worn = wornBy(zones, list, hand);
        for (const zone of zones) {
          const put = list.find((color) => colorId(color) === hand[zone]);
          if (put) expect(worn[zone]).toBe(put);
          if (hand[zone] === '') expect(worn[zone]).toBeUndefined();
          if (worn[zone]) expect(list).toContain(worn[zone]);
        }
      }),
    );
  });
});

it('shows the maker’s notes about a color in its tooltip', () => {
  expect(wordsFor(paintColor('Sherwin-Williams', 'SW 6244'))).toBe(
    'Sherwin-Williams SW 6244 · #2F3D4C · Blues · Color of the Year 2020, Best seller',
  );
});
