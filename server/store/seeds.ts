import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { areas } from '../../catalogue/towns/areas.ts';

/**
 * The initial content of a new store. An engine inserts each list once, completely, by the ids given here, and records
 * that it did, so that later releases never overwrite what the owner deletes or edits. All seeded testimonials are
 * featured.
 */
export interface Seeds {
  areas: readonly ServiceArea[];
  testimonials: readonly Testimonial[];
  posts: readonly BlogPost[];
}

/** The initial content of the site. */
export const catalogueSeeds: Seeds = { areas, testimonials, posts };
