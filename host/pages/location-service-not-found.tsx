import sheet from 'sheet:./location-service-not-found.tsx';
import { definePage } from '../page.ts';
import { LocalPageMissing, localPageMissing } from './local/missing.tsx';

/** A path of one segment that names no area. */
export const locationServiceNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => localPageMissing,
  View: LocalPageMissing,
});
