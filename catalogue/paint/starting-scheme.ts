import type { HouseZone } from './hero-schemes.ts';
import { paintColor } from './paint-colors.ts';

export const startingScheme = {
  siding: paintColor('Sherwin-Williams', 'SW 6244'),
  trim: paintColor('Benjamin Moore', 'OC-17'),
  door: paintColor('Benjamin Moore', 'HC-10'),
  shutters: paintColor('Sherwin-Williams', 'SW 6461'),
  porch: paintColor('Benjamin Moore', 'HC-168'),
  roof: paintColor('Benjamin Moore', 'HC-166'),
} as const satisfies Record<HouseZone, unknown>;
