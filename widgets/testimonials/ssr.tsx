import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { type TestimonialsOptions, testimonialsOptions } from './options.ts';
import { Testimonials } from './view.tsx';

/** Shows placeholders if there is no data. */
export const testimonials = defineWidget<TestimonialsOptions, readonly Testimonial[]>({
  name: 'testimonials',
  options: testimonialsOptions,
  View: Testimonials,
});
