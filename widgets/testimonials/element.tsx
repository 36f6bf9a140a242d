import './embed.css.ts';
import sheet from 'sheet:./element.tsx';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { asList, getJson, useData } from '../core/data/api.ts';
import { defineElement } from '../core/runtime/custom-element.tsx';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { type TestimonialsOptions, testimonialsOptions } from './strings.ts';
import { Testimonials } from './widget.tsx';

const load = async (origin: string) => asList<Testimonial>(await getJson(origin, '/api/testimonials?featured=true'));

/** The embedding page's own content takes the place of reviews that cannot be loaded. */
const EmbeddedTestimonials = ({ options, host }: WidgetProps<TestimonialsOptions, undefined>) => (
  <Testimonials options={options} data={useData(host, load)} instead={<slot />} />
);

defineElement(
  { name: 'testimonials', options: testimonialsOptions, View: EmbeddedTestimonials },
  sheet,
  import.meta.url,
);
