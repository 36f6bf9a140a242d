import { expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/areas.ts';
import { inTown } from '../../../../catalogue/towns/town.ts';

it('says “on” for islands and “in” for all other towns', () => {
  expect(inTown('Easton')).toBe('in Easton');
  expect(areas.map(({ name }) => inTown(name)).filter((words) => words.startsWith('on '))).toEqual(['on Kent Island']);
  expect(inTown('kent island')).toBe('on kent island');
});
