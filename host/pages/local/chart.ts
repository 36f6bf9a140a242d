import { findAreaPlace } from '../../../catalogue/area-places.ts';

/** A point of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** Where an area lies on the drawing of the Bay; undefined for one whose place is not known. */
export function spotOf(slug: string): Spot | undefined {
  const place = findAreaPlace(slug);
  return place && { x: Math.round((place.lon + 76.75) * 933.2), y: Math.round((39.45 - place.lat) * 1200) };
}

/** The whole of it, as the list shows it. */
export const wholeChart = '36 70 900 1060';

/** A window with the spot in its middle. */
export const windowAround = ({ x, y }: Spot, width: number, height: number) =>
  `${x - width / 2} ${y - height / 2} ${width} ${height}`;

/** The middle of the Bay, where no town is. */
export const openWater: Spot = { x: 330, y: 700 };

/** Labels stand to the right of their dot but where they would run into something. */
export const labelSides: Readonly<Record<string, 'left' | 'above' | 'below'>> = {
  annapolis: 'left',
  bozman: 'left',
  chester: 'above',
  denton: 'left',
  galena: 'left',
  'kent-island': 'left',
  millington: 'left',
  'rock-hall': 'left',
  'severna-park': 'left',
  'st-michaels': 'left',
  stevensville: 'left',
};

/** Their own tape hangs below them, because other towns are close above. */
export const crowdedAbove: ReadonlySet<string> = new Set(['kent-island', 'oxford']);

/** Named on a phone as well, where there is no room for all. */
export const landmarks: ReadonlySet<string> = new Set([
  'annapolis',
  'cambridge',
  'centreville',
  'chestertown',
  'denton',
  'easton',
  'galena',
  'kent-island',
  'rock-hall',
  'st-michaels',
]);
