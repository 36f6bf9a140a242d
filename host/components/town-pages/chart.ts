import { findPlace } from '../../../catalogue/towns/places.ts';

/** A point in the coordinates of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** An area's position on the drawing of the Bay; undefined if unknown. */
export function spotOf(slug: string): Spot | undefined {
  const place = findPlace(slug);
  return place && { x: Math.round((place.lon + 76.75) * 933.2), y: Math.round((39.45 - place.lat) * 1200) };
}

/** The entire chart, as the list shows it. */
export const wholeChart = '36 70 900 1060';

/** A crop centered on the spot. */
export const windowAround = ({ x, y }: Spot, width: number, height: number) =>
  `${x - width / 2} ${y - height / 2} ${width} ${height}`;

/** The middle of the Bay, away from every town. */
export const openWater: Spot = { x: 330, y: 700 };
