import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

/** The paint of the page's wall. */
export const pageColor = paintColor('Benjamin Moore', 'HC-134');
