import type { LocalServiceKey } from '../../../catalogue/local-services/local-service.ts';
import { paintColor } from '../../../catalogue/paint-colors.ts';

/** The paint that each service’s page is drawn in; text stands on it. */
export const jobPaint = {
  'interior-painting': paintColor('Sherwin-Williams', 'SW 9130'),
  'exterior-painting': paintColor('Sherwin-Williams', 'SW 7604'),
  'pressure-washing': paintColor('Benjamin Moore', 'HC-159'),
  'cabinet-painting': paintColor('Sherwin-Williams', 'SW 6208'),
  'deck-staining': paintColor('Benjamin Moore', 'CW-195'),
  'fence-painting': paintColor('Benjamin Moore', 'HC-143'),
  'wallpaper-removal': paintColor('Sherwin-Williams', 'SW 6206'),
  'color-consultation': paintColor('Sherwin-Williams', 'SW 9081'),
  'commercial-painting': paintColor('Sherwin-Williams', 'SW 6250'),
  'drywall-repair': paintColor('Sherwin-Williams', 'SW 7015'),
  'power-washing': paintColor('Sherwin-Williams', 'SW 7018'),
  'wood-staining': paintColor('Sherwin-Williams', 'SW 6390'),
  'trim-painting': paintColor('Sherwin-Williams', 'SW 6211'),
  'accent-walls': paintColor('Sherwin-Williams', 'SW 7587'),
  'house-washing': paintColor('Sherwin-Williams', 'SW 6204'),
  'cedar-maintenance': paintColor('Benjamin Moore', 'HC-166'),
} satisfies Record<LocalServiceKey, unknown>;
