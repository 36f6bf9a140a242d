import sheet from 'sheet:./location-service-not-found.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { LocalPageMissing } from './local/missing.tsx';

/** A path of one segment that names no area. */
export const locationServiceNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({
    title: `Page Not Found | ${business.name}`,
    description: 'There is no page at this address.',
  }),
  View: LocalPageMissing,
});
