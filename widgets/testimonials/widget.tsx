import './embed.css.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { list } from '../core/runtime/list.ts';
import { testimonials as rendered } from './ssr.tsx';

/** Customers' reviews, from `/api/testimonials`. */
export const testimonials = defineWidget({
  ...rendered,
  load: async (_options, api) => list<Testimonial>(await api.get('/api/testimonials?featured=true')),
});
