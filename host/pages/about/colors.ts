import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

/** The paint of the page's wall. */
export const pageColor = paintColor('Sherwin-Williams', 'SW 9177');
