import { expect, it } from 'vitest';
import { aboutAreas } from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';

const fixed = [
  'Kent Island',
  'Centreville',
  'Stevensville',
  'Chester',
  'Grasonville',
  'Queenstown',
  'Wye Mills',
  'Easton',
  'St. Michaels',
  'Annapolis',
  'Bozman',
  'Royal Oak',
  'Severna Park',
  'Davidsonville',
];
const names = (given: typeof areas) => aboutAreas(given).map(({ name }) => name);

it('lists the fixed 14 in their order, for any order of the input', () => {
  expect(names(areas)).toEqual(fixed);
  expect(names([...areas].reverse())).toEqual(fixed);
});

it('leaves out areas outside the list, inactive ones and missing ones', () => {
  expect(names(areas)).not.toContain('Oxford');
  const without = areas
    .filter(({ name }) => name !== 'Chester')
    .map((area) => (area.name === 'Easton' ? { ...area, active: false } : area));
  expect(names(without)).toEqual(fixed.filter((name) => name !== 'Chester' && name !== 'Easton'));
});

it('never lists more than 14', () => {
  expect(names([...areas, ...areas])).toHaveLength(14);
});
