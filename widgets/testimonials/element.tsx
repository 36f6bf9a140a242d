import './embed.css.ts';
import sheet from 'sheet:./element.tsx';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { asList, getJson } from '../core/data/api.ts';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { Testimonials, testimonials } from './widget.tsx';

const load = async (origin: string) => asList<Testimonial>(await getJson(origin, '/api/testimonials?featured=true'));

// The embedding page's own content takes the place of reviews that cannot be loaded.
defineElement(
  { ...testimonials, load, View: (props) => <Testimonials {...props} instead={<slot />} /> },
  sheet,
  import.meta.url,
);
