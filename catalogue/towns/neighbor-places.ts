import type { Place } from './places.ts';

export interface NeighborPlace extends Place {
  name: string;
  zipCodes: readonly string[];
  /** The client lists it on /contact. */
  isServed: boolean;
}

/** The place is the first ZIP code’s center, to 0.01° (GeoNames, CC BY 4.0). */
const rows: readonly (readonly [string, string, number, number])[] = [
  ['Arnold', '21012', 39.05, -76.49],
  ['Barclay', '21607', 39.13, -75.86],
  ['Betterton', '21610', 39.37, -76.06],
  ['Church Creek', '21622', 38.43, -76.17],
  ['Church Hill', '21623', 39.15, -75.99],
  ['Claiborne', '21624', 38.84, -76.27],
  ['Cordova', '21625', 38.87, -76],
  ['Crofton', '21114', 39.01, -76.68],
  ['Crownsville', '21032', 39.05, -76.59],
  ['Crumpton', '21628', 39.23, -75.92],
  ['East New Market', '21631', 38.59, -75.96],
  ['Edgewater', '21037', 38.91, -76.54],
  ['Federalsburg', '21632', 38.71, -75.78],
  ['Gambrills', '21054', 39.04, -76.68],
  ['Gibson Island', '21056', 39.08, -76.43],
  ['Glen Burnie', '21060 21061', 39.17, -76.58],
  ['Goldsboro', '21636', 39.02, -75.79],
  ['Greensboro', '21639', 38.96, -75.81],
  ['Henderson', '21640', 39.07, -75.79],
  ['Hillsboro', '21641', 38.92, -75.94],
  ['Hurlock', '21643', 38.64, -75.86],
  ['Ingleside', '21644', 39.12, -75.88],
  ['Kennedyville', '21645', 39.3, -75.98],
  ['Madison', '21648', 38.48, -76.24],
  ['Marydel', '21649', 39.11, -75.76],
  ['Massey', '21650', 39.31, -75.82],
  ['McDaniel', '21647', 38.82, -76.28],
  ['Millersville', '21108', 39.1, -76.62],
  ['Neavitt', '21652', 38.72, -76.28],
  ['Newcomb', '21653', 38.75, -76.18],
  ['Odenton', '21113', 39.08, -76.7],
  ['Pasadena', '21122', 39.12, -76.5],
  ['Queen Anne', '21657', 38.95, -75.98],
  ['Rhodesdale', '21659', 38.6, -75.77],
  ['Ridgely', '21660', 38.96, -75.88],
  ['Riva', '21140', 38.95, -76.59],
  ['Secretary', '21664', 38.61, -75.95],
  ['Severn', '21144', 39.13, -76.7],
  ['Sherwood', '21665', 38.74, -76.33],
  ['Still Pond', '21667', 39.33, -76.05],
  ['Sudlersville', '21668', 39.18, -75.85],
  ['Taylors Island', '21669', 38.46, -76.3],
  ['Tilghman', '21671', 38.71, -76.34],
  ['Wittman', '21676', 38.78, -76.3],
  ['Woolford', '21677', 38.5, -76.18],
  ['Worton', '21678', 39.3, -76.1],
];

export const neighborPlaces: readonly NeighborPlace[] = rows.map(([name, zipCodes, lat, lon]) => ({
  name,
  zipCodes: zipCodes.split(' '),
  isServed: name === 'Arnold',
  lat,
  lon,
}));
