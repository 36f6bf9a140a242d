import { paintColor } from '../../../catalogue/paint/paint-colors.ts';

/** The doors' paints, in order. */
export const linkColors = [paintColor('Sherwin-Williams', 'SW 6244'), paintColor('Benjamin Moore', 'HC-134')] as const;
