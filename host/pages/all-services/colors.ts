import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

export const pageColor = paintColor('Benjamin Moore', 'HC-116');

/** By category of the portfolio, in order. */
export const categoryColors = [
  paintColor('Sherwin-Williams', 'SW 6461'),
  paintColor('Sherwin-Williams', 'SW 9177'),
  paintColor('Benjamin Moore', '2073-20'),
  paintColor('Benjamin Moore', 'HC-45'),
  paintColor('Benjamin Moore', 'HC-149'),
  paintColor('Benjamin Moore', 'HC-10'),
  paintColor('Benjamin Moore', '2174-40'),
  paintColor('Benjamin Moore', 'HC-154'),
] as const;
