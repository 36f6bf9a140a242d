import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { paintBrands, paintCategories } from '../../../catalogue/contracts/paint-color.ts';
import { readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { readColorList } from '../../../catalogue/paint/color-list.ts';
import { listedColors, paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { wordsFor } from '../../../widgets/palette-picker/grid/tips.ts';
import { everything, paletteQuery } from '../../../widgets/palette-picker/palette.ts';
import { createPickerModel, syncAddress } from '../../../widgets/palette-picker/picker-model.ts';
import { colorByZone, zonesOf } from '../../../widgets/palette-picker/zones.ts';

const aColor = fc.constantFrom(...listedColors);
const aList = fc.uniqueArray(aColor, { maxLength: 12 });
const aText = fc.oneof(fc.constantFrom('', 'navy', 'SW 70', 'benjamin', "o'", 'e'), fc.string({ maxLength: 12 }));
const aFilter = fc.record({
  brand: fc.constantFrom(undefined, ...paintBrands),
  category: fc.constantFrom(undefined, ...paintCategories),
  text: aText.map((text) => text.trim()),
});

it('encodes the palette in its URL so that it reads back the same, and keeps unknown parameters', () => {
  fc.assert(
    fc.property(aFilter, aList, (filter, chosen) => {
      const query = new URLSearchParams(paletteQuery({ filter, chosen }, '?utm_campaign=spring&q=old&c=sw-7008'));
      const read = new Map([...query]);
      expect(readColorFilter(read)).toEqual(filter);
      expect(readColorList(read.get('c') ?? '')).toEqual(chosen);
      expect(read.get('utm_campaign')).toBe('spring');
    }),
  );
  expect(paletteQuery({ filter: everything, chosen: [] })).toBe('');
});

it('keeps the palette in its URL in browsers that do not know the size of a query', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  try {
    expect(paletteQuery({ filter: { ...everything, text: 'navy' }, chosen: [] })).toBe('?q=navy');
  } finally {
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});

it('previews colors set by hand while they are on the list, and the others in their order', () => {
  const zoneByHand = fc.constantFrom('siding', 'trim', 'door', 'walls', 'roof');
  const byHand = fc.dictionary(zoneByHand, fc.oneof(fc.constant(''), aColor.map(colorId)));
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(zonesOf)), aList, byHand, (zones, list, hand) => {
      expect(Object.entries(colorByZone(zones, list))).toEqual(
        zones.slice(0, Math.min(list.length, zones === zonesOf.house ? 4 : 5)).map((zone, at) => [zone, list[at]]),
      );
      const painted = colorByZone(zones, list, hand);
      for (const zone of zones) {
        const put = list.find((color) => colorId(color) === hand[zone]);
        if (put) expect(painted[zone]).toBe(put);
        if (hand[zone] === '') expect(painted[zone]).toBeUndefined();
        if (painted[zone]) expect(list).toContain(painted[zone]);
      }
    }),
  );
});

it('shows the maker’s notes about a color in its tooltip', () => {
  expect(wordsFor(paintColor('SW 6244'))).toBe(
    'Sherwin-Williams SW 6244 · #2F3D4C · Blues · Color of the Year 2020, Best seller',
  );
});

const first = paintColor('SW 7008');
const second = paintColor('OC-117');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function refuse(): void {
  throw new DOMException('too many', 'SecurityError');
}

it.each([
  ['refuses', refuse],
  ['ignores', () => {}],
])('the URL of the palette has the last selection once a browser that %s changes accepts them again', (_, full) => {
  const location = new URL('https://here.example/color-palette');
  const replaceState = vi.fn((_: unknown, __: string, url: string) => {
    location.search = new URL(url, location).search;
  });
  vi.useFakeTimers();
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  const model = createPickerModel({ filter: everything, chosen: [] });
  syncAddress(model);
  for (let change = 0; change < 5; change += 1) replaceState.mockImplementationOnce(full);
  model.toggle(first);
  model.toggle(second);
  expect(location.search).toBe('');
  vi.runAllTimers();
  expect(location.search).toBe(`?c=${colorId(first)}.${colorId(second)}`);
  expect(replaceState).toHaveBeenCalledTimes(6);
});
