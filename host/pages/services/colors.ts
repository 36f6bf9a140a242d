import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

/** The paint of the page's wall. */
export const pageColor = paintColor('Benjamin Moore', 'HC-10');

/** The chips on it, one for each group. */
export const chipColors = [
  paintColor('Sherwin-Williams', 'SW 9177'),
  paintColor('Benjamin Moore', 'HC-134'),
  paintColor('Benjamin Moore', '1309'),
  paintColor('Benjamin Moore', 'HC-154'),
] as const;
