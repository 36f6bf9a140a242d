import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import { areas } from '../../catalogue/towns/areas.ts';
import type { Seeds } from './seed.ts';

/** The initial content of the site. */
export const catalogueSeeds: Seeds = { areas, testimonials, posts };
