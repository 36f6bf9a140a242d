import { colorsOf, paintColor } from './paint-colors.ts';

/** Classes in drawings/house.svg. */
export const houseZones = ['siding', 'trim', 'shutters', 'door', 'roof', 'porch'] as const;

const scheme = (codes: Readonly<Record<(typeof houseZones)[number], string>>) => ({
  siding: paintColor(codes.siding),
  trim: paintColor(codes.trim),
  shutters: paintColor(codes.shutters),
  door: paintColor(codes.door),
  roof: paintColor(codes.roof),
  porch: paintColor(codes.porch),
});

export const startingScheme = scheme({
  siding: 'SW 6244',
  trim: 'OC-17',
  door: 'HC-10',
  shutters: 'SW 6461',
  porch: 'HC-168',
  roof: 'HC-166',
});

/** The first is selected. A roof's color is only the nearest paint. */
export const heroSchemes = Object.entries({
  navy: { siding: 'SW 9177', trim: 'SW 7008', shutters: 'SW 6241', door: 'AF-290', roof: '2134-30', porch: 'AC-27' },
  ivory: { siding: 'HC-12', trim: 'OC-17', shutters: 'HC-156', door: 'SW 6524', roof: 'HC-166', porch: 'HC-105' },
  sage: { siding: 'SW 6206', trim: 'SW 7006', shutters: 'SW 6461', door: 'HC-10', roof: '2124-10', porch: 'HC-168' },
  red: { siding: 'SW 7587', trim: 'OC-95', shutters: 'HC-188', door: 'HC-154', roof: '1603', porch: 'AC-27' },
  white: { siding: 'OC-57', trim: 'HC-170', shutters: 'HC-134', door: 'SW 6678', roof: 'SW 6250', porch: 'HC-168' },
}).map(([key, codes]) => ({ key, zones: scheme(codes) }));

/** Benjamin Moore’s colors of the years 2020–2025. */
export const hallOfFame = colorsOf('2102-70', '2136-40', '1495', '2008-30', '825', '2113-40').map((color, index) => ({
  year: 2020 + index,
  color,
}));
