import sheet from 'sheet:./service-area-not-found.tsx';
import { definePage } from '../page.ts';
import { AreaMissing, areaMissing } from './local/missing.tsx';

/** A slug below /service-areas that is no area's. */
export const serviceAreaNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => areaMissing,
  View: AreaMissing,
});
