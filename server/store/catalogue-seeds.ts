import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import { areas } from '../../catalogue/towns/areas.ts';
import type { Seeds } from './seed.ts';

/** What the site begins with. */
export const catalogueSeeds: Seeds = { areas, testimonials, posts };
