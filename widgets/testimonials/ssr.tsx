import { serviceTypes } from '../../catalogue/contracts/service-types.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { wholeNumber } from '../core/runtime/whole-number.ts';
import { Testimonials, type TestimonialsOptions } from './view.tsx';

/** Customers' reviews as the server renders them, without a script. Without data it shows placeholders. */
export const testimonials = defineWidget<TestimonialsOptions, readonly Testimonial[]>({
  name: 'testimonials',
  options: {
    /** The maximum number. @default all */
    limit: wholeNumber,
    /** Only reviews of one service. */
    service: oneOf(serviceTypes),
  },
  View: Testimonials,
});
