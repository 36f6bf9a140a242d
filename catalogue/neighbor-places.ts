import type { Place } from './area-places.ts';

/** A place near our areas that has no page of its own. */
export interface NeighborPlace extends Place {
  name: string;
  zipCodes: readonly string[];
}

/** Name, ZIP codes, latitude and longitude of the ZIP code's center. */
const rows: readonly (readonly [string, string, number, number])[] = [
  ['Arnold', '21012', 39.03, -76.5],
  ['Barclay', '21607', 39.14, -75.84],
  ['Betterton', '21610', 39.37, -76.08],
  ['Church Creek', '21622', 38.46, -76.2],
  ['Church Hill', '21623', 39.13, -75.98],
  ['Claiborne', '21624', 38.84, -76.27],
  ['Cordova', '21625', 38.87, -76.01],
  ['Crofton', '21114', 39.01, -76.68],
  ['Crownsville', '21032', 39.05, -76.6],
  ['Crumpton', '21628', 39.24, -75.92],
  ['East New Market', '21631', 38.58, -75.95],
  ['Edgewater', '21037', 38.92, -76.54],
  ['Federalsburg', '21632', 38.7, -75.77],
  ['Gambrills', '21054', 39.02, -76.67],
  ['Gibson Island', '21056', 39.07, -76.43],
  ['Glen Burnie', '21060 21061', 39.16, -76.61],
  ['Goldsboro', '21636', 39.02, -75.8],
  ['Greensboro', '21639', 38.97, -75.81],
  ['Henderson', '21640', 39.06, -75.79],
  ['Hillsboro', '21641', 38.92, -75.94],
  ['Hurlock', '21643', 38.65, -75.87],
  ['Ingleside', '21644', 39.11, -75.87],
  ['Kennedyville', '21645', 39.28, -75.96],
  ['Madison', '21648', 38.49, -76.23],
  ['Marydel', '21649', 39.1, -75.77],
  ['Massey', '21650', 39.34, -75.83],
  ['McDaniel', '21647', 38.82, -76.28],
  ['Millersville', '21108', 39.1, -76.62],
  ['Neavitt', '21652', 38.72, -76.28],
  ['Newcomb', '21653', 38.75, -76.18],
  ['Odenton', '21113', 39.07, -76.71],
  ['Pasadena', '21122', 39.13, -76.52],
  ['Queen Anne', '21657', 38.96, -75.98],
  ['Rhodesdale', '21659', 38.59, -75.75],
  ['Ridgely', '21660', 38.95, -75.88],
  ['Riva', '21140', 38.95, -76.59],
  ['Secretary', '21664', 38.61, -75.95],
  ['Severn', '21144', 39.12, -76.69],
  ['Sherwood', '21665', 38.75, -76.33],
  ['Still Pond', '21667', 39.35, -76.05],
  ['Sudlersville', '21668', 39.19, -75.83],
  ['Taylors Island', '21669', 38.46, -76.29],
  ['Tilghman', '21671', 38.71, -76.34],
  ['Wittman', '21676', 38.8, -76.29],
  ['Woolford', '21677', 38.49, -76.19],
  ['Worton', '21678', 39.31, -76.08],
];

/**
 * Places that people may search for, so that the list can name the nearest of our areas instead. Centers of ZIP code
 * areas as public gazetteers give them, rounded to a hundredth of a degree: good to half a mile or so.
 */
export const neighborPlaces: readonly NeighborPlace[] = rows.map(([name, zipCodes, lat, lon]) => ({
  name,
  zipCodes: zipCodes.split(' '),
  lat,
  lon,
}));
