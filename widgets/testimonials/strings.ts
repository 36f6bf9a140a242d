import { serviceTypes } from '../../catalogue/contracts/form-names.ts';
import { type Option, type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const wholeNumber: Option<string | undefined> = {
  fallback: undefined,
  accepts: (value) => /^[1-9]\d*$/.test(String(value)),
};

export const testimonialsOptions = {
  /** @default all */
  limit: wholeNumber,
  service: oneOf(serviceTypes),
};

export type TestimonialsOptions = OptionsOf<typeof testimonialsOptions>;

export const strings = {
  list: 'Reviews',
  stars: (stars: number, most: number) => `${stars} out of ${most} stars`,
  sample: 'Sample review',
  samples: 'Sample reviews. Real ones take their place as customers write.',
  loading: 'Loading a review',
} as const;
