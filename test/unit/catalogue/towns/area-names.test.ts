import { expect, it } from 'vitest';
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

it('each listed place has a page, except for Arnold', () => {
  const listed = [headerAreaGroups.flatMap(({ names }) => [...names]), detailPageAreaNames, sitemapCityNames];
  expect(listed.flatMap(withoutPage)).toEqual([]);
  expect(withoutPage(contactAreaNames)).toEqual(['Arnold']);
});

it('the about page and the sitemap name the same 14 places, sorted in the sitemap', () => {
  expect([...aboutAreaNames].sort()).toEqual([...sitemapCityNames]);
});
