import { counties } from './counties.ts';
import type { TownLists } from './town.ts';

/*
 * Lists of places as spelled on the site: first those that the client specified, in that order and literally, because a
 * place may have several spellings, then the towns whose records name the list.
 */

const towns = counties.flatMap((county) => county.towns);
const added = (list: keyof TownLists) => towns.flatMap(({ name, lists }) => (lists?.[list] ? [name] : []));

/** Listed on /interior, /exterior and /pressure-washing. */
export const detailPageAreaNames: readonly string[] = [
  'Kent Island',
  'Stevensville',
  'Chester',
  'Centerville',
  'Grasonville',
  'Queenstown',
  'Easton',
  'St. Michaels',
  'Wyemills',
  ...added('services'),
];

/** Listed on /contact. Arnold is served but has no page, so it is plain text there. */
export const contactAreaNames: readonly string[] = [
  'Annapolis',
  'Arnold',
  'Severna Park',
  'Kent Island',
  'Easton',
  "St. Michael's",
  'Denton',
  ...added('contact'),
];

/** The about page shows the active areas with these names, in this order. */
export const aboutAreaNames = [
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
] as const;

/** The cities of the sitemap, with three services each. */
export const sitemapCityNames: readonly string[] = [
  'Annapolis',
  'Bozman',
  'Centreville',
  'Chester',
  'Davidsonville',
  'Easton',
  'Grasonville',
  'Kent Island',
  'Queenstown',
  'Royal Oak',
  'Severna Park',
  'St. Michaels',
  'Stevensville',
  'Wye Mills',
  ...added('sitemap'),
].sort();

/** The areas served according to the structured data: the sitemap’s cities, three counties and the region. */
export const areaServedNames: readonly string[] = [
  ...sitemapCityNames,
  "Queen Anne's County",
  'Talbot County',
  'Anne Arundel County',
  'Eastern Shore of Maryland',
];

/** The areas that the terms name, in the client's order and spelling. */
export const termsAreaNames: readonly string[] = [
  'Kent Island',
  'Centerville',
  'Stevensville',
  'Chester',
  'Grasonville',
  'Queenstown',
  'Wyemills',
  'Easton',
  'St. Michaels',
  ...added('services'),
];
