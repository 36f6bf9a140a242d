import type { PaintColor } from '../contracts/paint-color.ts';
import { paintColor } from './paint-colors.ts';

/** Classes in drawings/house.svg. */
export const houseZones = ['siding', 'trim', 'shutters', 'door', 'roof', 'porch'] as const;
export type HouseZone = (typeof houseZones)[number];

export interface HeroScheme {
  key: string;
  zones: Readonly<Record<HouseZone, PaintColor>>;
}

/** The first is selected. A roof's color is only the nearest paint. */
export const heroSchemes: readonly HeroScheme[] = [
  {
    key: 'navy',
    zones: {
      siding: paintColor('Sherwin-Williams', 'SW 9177'),
      trim: paintColor('Sherwin-Williams', 'SW 7008'),
      shutters: paintColor('Sherwin-Williams', 'SW 6241'),
      door: paintColor('Benjamin Moore', 'AF-290'),
      roof: paintColor('Benjamin Moore', '2134-30'),
      porch: paintColor('Benjamin Moore', 'AC-27'),
    },
  },
  {
    key: 'ivory',
    zones: {
      siding: paintColor('Benjamin Moore', 'HC-12'),
      trim: paintColor('Benjamin Moore', 'OC-17'),
      shutters: paintColor('Benjamin Moore', 'HC-156'),
      door: paintColor('Sherwin-Williams', 'SW 6524'),
      roof: paintColor('Benjamin Moore', 'HC-166'),
      porch: paintColor('Benjamin Moore', 'HC-105'),
    },
  },
  {
    key: 'sage',
    zones: {
      siding: paintColor('Sherwin-Williams', 'SW 6206'),
      trim: paintColor('Sherwin-Williams', 'SW 7006'),
      shutters: paintColor('Sherwin-Williams', 'SW 6461'),
      door: paintColor('Benjamin Moore', 'HC-10'),
      roof: paintColor('Benjamin Moore', '2124-10'),
      porch: paintColor('Benjamin Moore', 'HC-168'),
    },
  },
  {
    key: 'red',
    zones: {
      siding: paintColor('Sherwin-Williams', 'SW 7587'),
      trim: paintColor('Benjamin Moore', 'OC-95'),
      shutters: paintColor('Benjamin Moore', 'HC-188'),
      door: paintColor('Benjamin Moore', 'HC-154'),
      roof: paintColor('Benjamin Moore', '1603'),
      porch: paintColor('Benjamin Moore', 'AC-27'),
    },
  },
  {
    key: 'white',
    zones: {
      siding: paintColor('Benjamin Moore', 'OC-57'),
      trim: paintColor('Benjamin Moore', 'HC-170'),
      shutters: paintColor('Benjamin Moore', 'HC-134'),
      door: paintColor('Sherwin-Williams', 'SW 6678'),
      roof: paintColor('Sherwin-Williams', 'SW 6250'),
      porch: paintColor('Benjamin Moore', 'HC-168'),
    },
  },
];

/** Benjamin Moore’s colors of the years 2020–2025. */
export const hallOfFame = [
  { year: 2020, color: paintColor('Benjamin Moore', '2102-70') },
  { year: 2021, color: paintColor('Benjamin Moore', '2136-40') },
  { year: 2022, color: paintColor('Benjamin Moore', '1495') },
  { year: 2023, color: paintColor('Benjamin Moore', '2008-30') },
  { year: 2024, color: paintColor('Benjamin Moore', '825') },
  { year: 2025, color: paintColor('Benjamin Moore', '2113-40') },
] as const;
