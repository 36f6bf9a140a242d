import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';

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
