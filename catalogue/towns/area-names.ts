/**
 * Lists of places as the site spells them. They are literal because one place may be spelled in several ways; {@link
 * areaSlug} maps every spelling to one slug.
 */

/** The header's and the drawer's four groups; areas are assigned to a group by name. */
export const headerAreaGroups = [
  { heading: 'MAJOR CITIES', names: ['Annapolis', 'Easton', 'Chestertown', 'Cambridge'] },
  { heading: 'EASTERN SHORE', names: ['St. Michaels', 'Oxford', 'Trappe', 'Denton', 'Preston'] },
  {
    heading: "QUEEN ANNE'S COUNTY",
    names: ['Centreville', 'Queenstown', 'Stevensville', 'Grasonville', 'Chester', 'Kent Island'],
  },
  { heading: 'KENT COUNTY', names: ['Rock Hall', 'Galena', 'Millington'] },
] as const;

/** Listed on /interior, /exterior and /pressure-washing. */
export const detailPageAreaNames = [
  'Kent Island',
  'Stevensville',
  'Chester',
  'Centerville',
  'Grasonville',
  'Queenstown',
  'Easton',
  'St. Michaels',
  'Wyemills',
] as const;

/** Listed on /contact. Arnold is served but has no page, so it is plain text there. */
export const contactAreaNames = [
  'Annapolis',
  'Arnold',
  'Severna Park',
  'Kent Island',
  'Easton',
  "St. Michael's",
  'Denton',
] as const;

/** The about page shows the active areas of these names, in this order. */
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
export const sitemapCityNames = [
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
] as const;

/** The areas served according to the structured data: the sitemap’s cities, three counties and the region. */
export const areaServedNames = [
  ...sitemapCityNames,
  "Queen Anne's County",
  'Talbot County',
  'Anne Arundel County',
  'Eastern Shore of Maryland',
] as const;

/** Spellings that map to another slug. */
const aliases: Readonly<Record<string, string>> = {
  Centerville: 'centreville',
  Wyemills: 'wye-mills',
  "St. Michael's": 'st-michaels',
  'St. Michael’s': 'st-michaels',
  'Saint Michaels': 'st-michaels',
};

/**
 * The slug of a place in any spelling of the site: lowercase, spaces to hyphens, the first period removed. The place
 * may not have a page: link a name only if an area with that slug exists.
 */
export function areaSlug(name: string): string {
  return aliases[name] ?? name.toLowerCase().replaceAll(' ', '-').replace('.', '');
}
