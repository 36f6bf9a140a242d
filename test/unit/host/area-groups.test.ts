import { describe, expect, it } from 'vitest';
import { groupAreas } from '../../../catalogue/towns/area-names.ts';
import { areas } from '../../../catalogue/towns/areas.ts';

const namesOf = (groups: ReturnType<typeof groupAreas>) =>
  Object.fromEntries(groups.map(({ heading, areas: members }) => [heading, members.map(({ name }) => name)]));

describe('the header’s groups of areas', () => {
  it('contain the specified names in the specified order', () => {
    expect(namesOf(groupAreas([...areas].reverse()))).toEqual({
      'MAJOR CITIES': ['Annapolis', 'Easton', 'Chestertown', 'Cambridge'],
      'EASTERN SHORE': ['St. Michaels', 'Oxford', 'Trappe', 'Denton', 'Preston'],
      "QUEEN ANNE'S COUNTY": ['Centreville', 'Queenstown', 'Stevensville', 'Grasonville', 'Chester', 'Kent Island'],
      'KENT COUNTY': ['Rock Hall', 'Galena', 'Millington'],
    });
  });

  it('match by name alone, use the given slug, and leave out areas in no group', () => {
    const groups = groupAreas([
      { name: 'Easton', slug: 'easton-2' },
      { name: 'Bozman', slug: 'bozman' },
    ]);
    expect(groups[0]?.areas).toEqual([{ name: 'Easton', slug: 'easton-2' }]);
    expect(groups.flatMap((group) => group.areas)).toHaveLength(1);
  });

  it('remain, empty, while there are no areas', () => {
    expect(namesOf(groupAreas(undefined))).toEqual({
      'MAJOR CITIES': [],
      'EASTERN SHORE': [],
      "QUEEN ANNE'S COUNTY": [],
      'KENT COUNTY': [],
    });
  });
});
