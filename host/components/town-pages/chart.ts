import { findPlace } from '../../../catalogue/towns/places.ts';

/** In units of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

export function spotOf(slug: string): Spot | undefined {
  const place = findPlace(slug);
  return place && { x: Math.round((place.lon + 76.75) * 933.2), y: Math.round((39.45 - place.lat) * 1200) };
}

export const wholeChart = '36 70 900 1060';

export const windowAround = ({ x, y }: Spot, width: number, height: number) =>
  `${x - width / 2} ${y - height / 2} ${width} ${height}`;

export const openWater: Spot = { x: 330, y: 700 };
