import './embed.css.ts';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { asList } from '../core/data/api.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { testimonials as rendered } from './ssr.tsx';

export const testimonials = defineWidget({
  ...rendered,
  load: async (_options, api) => asList<Testimonial>(await api.get('/api/testimonials?featured=true')),
});
