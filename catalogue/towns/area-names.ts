import type { ServiceArea } from '../contracts/service-area.ts';
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

/** The areas of the about page: the active ones of the client's list, in that order. */
export const aboutAreas = (areas: readonly ServiceArea[]): readonly ServiceArea[] =>
  aboutAreaNames.flatMap((name) => areas.find((area) => area.active && area.name === name) ?? []);

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

const headerGroups = [
  { heading: 'MAJOR CITIES', names: ['Annapolis', 'Easton', 'Chestertown', 'Cambridge'] },
  { heading: 'EASTERN SHORE', names: ['St. Michaels', 'Oxford', 'Trappe', 'Denton', 'Preston'] },
  {
    heading: "QUEEN ANNE'S COUNTY",
    names: ['Centreville', 'Queenstown', 'Stevensville', 'Grasonville', 'Chester', 'Kent Island'],
  },
  { heading: 'KENT COUNTY', names: ['Rock Hall', 'Galena', 'Millington'] },
] as const;

/** A link to an area. */
export interface AreaLink {
  name: string;
  slug: string;
}

export interface AreaGroup {
  heading: string;
  areas: readonly AreaLink[];
}

/** The names of the areas in the header's and the drawer's four groups. */
export const headerAreaGroups: readonly { heading: string; names: readonly string[] }[] = headerGroups.map(
  ({ heading, names }) => ({
    heading,
    names: [...names, ...towns.flatMap(({ name, lists }) => (lists?.header === heading ? [name] : []))],
  }),
);

/**
 * The header's four groups, even empty ones. Each has the areas that it lists by name, in the group's order.
 * @param areas undefined while they load, or if loading failed: the groups stay empty
 */
export function groupAreas(areas: readonly AreaLink[] = []): readonly AreaGroup[] {
  const byName = new Map(areas.map((area) => [area.name, area]));
  return headerAreaGroups.map(({ heading, names }) => ({
    heading,
    areas: names.flatMap((name) => byName.get(name) ?? []),
  }));
}
