import type { ServiceArea } from '../contracts/content.ts';
import { counties } from './counties.ts';
import type { TownLists } from './town.ts';

/* The client specified the first ones, their order and spelling. */

const towns = counties.flatMap((county) => county.towns);
const listed = (names: string) => names.split(', ');
const added = (list: keyof TownLists) => towns.flatMap(({ name, lists }) => (lists?.[list] ? [name] : []));

export const detailPageAreaNames: readonly string[] = [
  ...listed('Kent Island, Stevensville, Chester, Centerville, Grasonville, Queenstown, Easton, St. Michaels'),
  ...listed('Wyemills'),
  ...added('services'),
];

/** Arnold, without a page, leads to the search. */
export const contactAreaNames: readonly string[] = [
  ...listed("Annapolis, Arnold, Severna Park, Kent Island, Easton, St. Michael's, Denton"),
  ...added('contact'),
];

const aboutAreaNames = [
  ...listed('Kent Island, Centreville, Stevensville, Chester, Grasonville, Queenstown, Wye Mills, Easton'),
  ...listed('St. Michaels, Annapolis, Bozman, Royal Oak, Severna Park, Davidsonville'),
];

/** Active ones only, in the client's order. */
export const aboutAreas = (areas: readonly ServiceArea[]): readonly ServiceArea[] =>
  aboutAreaNames.flatMap((name) => areas.find((area) => area.active && area.name === name) ?? []);

export const sitemapCityNames: readonly string[] = [
  ...listed('Annapolis, Bozman, Centreville, Chester, Davidsonville, Easton, Grasonville, Kent Island'),
  ...listed('Queenstown, Royal Oak, Severna Park, St. Michaels, Stevensville, Wye Mills'),
  ...added('sitemap'),
].sort();

export const wholeRegion = 'Eastern Shore of Maryland';

export const areaServedNames: readonly string[] = [
  ...sitemapCityNames,
  "Queen Anne's County",
  'Talbot County',
  'Anne Arundel County',
  wholeRegion,
];

export const termsAreaNames: readonly string[] = [
  ...listed('Kent Island, Centerville, Stevensville, Chester, Grasonville, Queenstown, Wyemills, Easton'),
  ...listed('St. Michaels'),
  ...added('services'),
];

const headerGroups: readonly { heading: NonNullable<TownLists['header']>; names: readonly string[] }[] = [
  { heading: 'MAJOR CITIES', names: ['Annapolis', 'Easton', 'Chestertown', 'Cambridge'] },
  { heading: 'EASTERN SHORE', names: ['St. Michaels', 'Oxford', 'Trappe', 'Denton', 'Preston'] },
  {
    heading: "QUEEN ANNE'S COUNTY",
    names: ['Centreville', 'Queenstown', 'Stevensville', 'Grasonville', 'Chester', 'Kent Island'],
  },
  { heading: 'KENT COUNTY', names: ['Rock Hall', 'Galena', 'Millington'] },
];

export interface AreaGroup {
  heading: string;
  areas: readonly { name: string; slug: string }[];
}

export function groupAreas(areas: AreaGroup['areas'] = []): readonly AreaGroup[] {
  const byName = new Map(areas.map((area) => [area.name, area]));
  return headerGroups.map(({ heading, names }) => {
    const later = towns.filter(({ lists }) => lists?.header === heading).map(({ name }) => name);
    return { heading, areas: [...names, ...later].flatMap((name) => byName.get(name) ?? []) };
  });
}
