import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

export const pageColor = paintColor('Benjamin Moore', 'HC-10');

/** By group, in order. */
export const chipColors = [
  paintColor('Sherwin-Williams', 'SW 9177'),
  paintColor('Benjamin Moore', 'HC-134'),
  paintColor('Benjamin Moore', '1309'),
  paintColor('Benjamin Moore', 'HC-154'),
] as const;
