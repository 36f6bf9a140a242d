import { describe, expect, it } from 'vitest';
import {
  aboutAreaNames,
  contactAreaNames,
  detailPageAreaNames,
  headerAreaGroups,
  sitemapCityNames,
} from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { areaSlug } from '../../../../catalogue/towns/places.ts';

const slugs = new Set(areas.map((area) => area.slug));
const withoutPage = (names: readonly string[]) => names.filter((name) => !slugs.has(areaSlug(name)));

describe('the lists of places', () => {
  it('keep the specified spellings', () => {
    expect(detailPageAreaNames.join(', ')).toBe(
      'Kent Island, Stevensville, Chester, Centerville, Grasonville, Queenstown, Easton, St. Michaels, Wyemills',
    );
    expect(contactAreaNames.join(', ')).toBe(
      "Annapolis, Arnold, Severna Park, Kent Island, Easton, St. Michael's, Denton",
    );
  });

  it('map to a seeded area, except for Arnold', () => {
    expect(withoutPage(headerAreaGroups.flatMap((group) => [...group.names]))).toEqual([]);
    expect(withoutPage(detailPageAreaNames)).toEqual([]);
    expect(withoutPage(aboutAreaNames)).toEqual([]);
    expect(withoutPage(sitemapCityNames)).toEqual([]);
    expect(withoutPage(contactAreaNames)).toEqual(['Arnold']);
  });

  it('name the same 14 places on the about page and in the sitemap, where they are sorted', () => {
    expect([...aboutAreaNames].sort()).toEqual([...sitemapCityNames]);
  });
});

describe('areaSlug', () => {
  it.each([
    ['Centerville', 'centreville'],
    ['Centreville', 'centreville'],
    ['Wyemills', 'wye-mills'],
    ['Wye Mills', 'wye-mills'],
    ["St. Michael's", 'st-michaels'],
    ['St. Michaels', 'st-michaels'],
    ['Rock Hall', 'rock-hall'],
  ])('turns %s into %s', (name, slug) => expect(areaSlug(name)).toBe(slug));

  it('returns the slug of every area', () => {
    for (const area of areas) expect(areaSlug(area.name)).toBe(area.slug);
  });
});
