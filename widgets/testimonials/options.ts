import { serviceTypes } from '../../catalogue/contracts/service-type-names.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';
import { wholeNumber } from '../core/runtime/whole-number.ts';

export const testimonialsOptions = {
  /** The maximum number. @default all */
  limit: wholeNumber,
  /** Only reviews of one service. */
  service: oneOf(serviceTypes),
};

export type TestimonialsOptions = OptionsOf<typeof testimonialsOptions>;
