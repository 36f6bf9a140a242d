import { createVar, styleVariants } from '@vanilla-extract/css';
import { localServices } from '../../../catalogue/services/services.ts';

export const serviceColor = createVar();

/** Sets the paint of a service for everything on its page. */
export const servicePaints = styleVariants(
  Object.fromEntries(localServices.map(({ key, paint }) => [key, paint.hex])),
  (hex) => ({ vars: { [serviceColor]: hex } }),
);
