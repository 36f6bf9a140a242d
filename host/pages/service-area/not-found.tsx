import sheet from 'sheet:./not-found.tsx';
import { AreaMissing, areaMissing } from '../../components/town-pages/missing.tsx';
import { definePage } from '../../page.ts';

/** A slug below /service-areas without an area. */
export const serviceAreaNotFound = definePage({
  kind: 'area',
  sheet,
  status: 404,
  metadata: () => areaMissing,
  View: AreaMissing,
});
