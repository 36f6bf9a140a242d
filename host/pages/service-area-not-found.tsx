import sheet from 'sheet:./service-area-not-found.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { AreaMissing } from './local/missing.tsx';

/** A slug below /service-areas that is no area's. */
export const serviceAreaNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({
    title: `Service Area Not Found | ${business.name}`,
    description: 'There is no service area at this address.',
  }),
  View: AreaMissing,
});
