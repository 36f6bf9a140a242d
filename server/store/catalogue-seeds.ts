import { areas } from '../../catalogue/areas.ts';
import { posts } from '../../catalogue/posts.ts';
import { testimonials } from '../../catalogue/testimonials.ts';
import type { Seeds } from './seed.ts';

/** What the site begins with. */
export const catalogueSeeds: Seeds = { areas, testimonials, posts };
