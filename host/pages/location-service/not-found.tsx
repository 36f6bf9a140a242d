import sheet from 'sheet:./not-found.tsx';
import { TownPageMissing, townPageMissing } from '../../components/town-pages/missing.tsx';
import { definePage } from '../../page.ts';

/** A path of one segment that names no area. */
export const locationServiceNotFound = definePage({
  kind: 'other',
  sheet,
  status: 404,
  metadata: () => townPageMissing,
  View: TownPageMissing,
});
