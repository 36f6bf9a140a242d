import './embed.css.ts';
import type { ComponentProps } from 'react';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { asList, getJson } from '../core/data/api.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { testimonials as rendered, Testimonials } from './ssr.tsx';

export const testimonials = defineWidget({
  ...rendered,
  // The embedding page's own content.
  View: (props: ComponentProps<typeof Testimonials>) => <Testimonials {...props} instead={<slot />} />,
  load: async (origin) => asList<Testimonial>(await getJson(origin, '/api/testimonials?featured=true')),
});
