import { serviceTypes } from '../../catalogue/contracts/service-type-names.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';
import { wholeNumber } from '../core/runtime/whole-number.ts';

export const testimonialsOptions = {
  /** @default all */
  limit: wholeNumber,
  service: oneOf(serviceTypes),
};

export type TestimonialsOptions = OptionsOf<typeof testimonialsOptions>;
