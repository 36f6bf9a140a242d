import { createVar, styleVariants } from '@vanilla-extract/css';
import { localServices } from '../../../catalogue/services/services.ts';

export const jobColor = createVar();

/** Sets the paint of a service for everything on its page. */
export const jobPaints = styleVariants(
  Object.fromEntries(localServices.map(({ key, paint }) => [key, paint.hex])),
  (hex) => ({ vars: { [jobColor]: hex } }),
);
