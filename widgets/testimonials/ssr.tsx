import { serviceTypes } from '../../catalogue/contracts/service-types.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { wholeNumber } from '../core/runtime/whole-number.ts';
import { Testimonials, type TestimonialsOptions } from './view.tsx';

/** What customers say, as the server renders it: nothing of it needs a script. Without data it shows that they are late. */
export const testimonials = defineWidget<TestimonialsOptions, readonly Testimonial[]>({
  name: 'testimonials',
  options: {
    /** How many at most. @default all */
    limit: wholeNumber,
    /** Only those about one service. */
    service: oneOf(serviceTypes),
  },
  View: Testimonials,
});
