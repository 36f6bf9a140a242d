import sheet from 'sheet:./not-found.tsx';
import { LocalPageMissing, localPageMissing } from '../../components/town-pages/missing.tsx';
import { definePage } from '../../page.ts';

/** A path of one segment that names no area. */
export const locationServiceNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => localPageMissing,
  View: LocalPageMissing,
});
