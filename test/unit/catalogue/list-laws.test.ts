import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesOf, filterPosts } from '../../../catalogue/blog/filter.ts';
import { posts } from '../../../catalogue/blog/posts.ts';
import { areaCounties, matchingAreas } from '../../../catalogue/towns/area-match.ts';
import { areas } from '../../../catalogue/towns/counties.ts';

const counties = areaCounties(areas);
const categories = categoriesOf(posts);

/** Texts that a visitor may type: arbitrary text, or a part of an existing one. */
const typed = (texts: readonly string[]) =>
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom(...texts), fc.nat(20), fc.nat(8))
      .map(([text, from, length]) => text.slice(from, from + length)),
  );

/** Both lists under the same properties: their filter by text and choice, and the text of everything. */
const lists = [
  {
    name: 'areas',
    all: areas,
    typed: typed(areas.flatMap(({ name, county }) => [name, county])),
    choice: fc.constantFrom('', ...counties),
    find: (text: string, county: string) => matchingAreas(areas, { text, county }) as readonly object[],
  },
  {
    name: 'posts',
    all: posts,
    typed: typed(posts.flatMap(({ title, excerpt, category }) => [title, excerpt, category])),
    choice: fc.constantFrom('', ...categories),
    find: (search: string, category: string) => filterPosts(posts, { search, category }) as readonly object[],
  },
];

describe.each(lists)('a search through the $name', ({ all, typed: text, choice, find }) => {
  it('keeps a part of the list, in its order', () => {
    fc.assert(
      fc.property(text, choice, (wanted, chosen) => {
        const found = new Set(find(wanted, chosen));
        expect((all as readonly object[]).filter((one) => found.has(one))).toEqual([...found]);
      }),
    );
  });

  it('ignores case and surrounding spaces', () => {
    fc.assert(
      fc.property(text, choice, (wanted, chosen) => {
        fc.pre(wanted.toUpperCase().toLowerCase() === wanted.toLowerCase());
        expect(find(` ${wanted.toUpperCase()} `, chosen)).toEqual(find(wanted, chosen));
      }),
    );
  });

  it('by text and choice finds what both find, and never more for a longer text', () => {
    fc.assert(
      fc.property(text, choice, fc.string(), (wanted, chosen, more) => {
        const byText = find(wanted, '');
        const byChoice = find('', chosen);
        expect(find(wanted, chosen)).toEqual(byText.filter((one) => byChoice.includes(one)));
        const longer = find(wanted.trimStart() + more, '');
        expect(longer.every((one) => byText.includes(one) || wanted !== wanted.trim())).toBe(true);
      }),
    );
  });

  it('matches everything when empty', () => {
    expect(find('', '')).toEqual(all);
  });
});
