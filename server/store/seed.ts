import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';

/**
 * What a new store begins with. An engine takes in each list once, whole, by the ids given here, and notes that it did:
 * what the owner deletes or rewrites afterwards stays so, whatever a later release brings along (DECISIONS.md, Leads).
 * All seeded testimonials are featured.
 */
export interface Seeds {
  areas: readonly ServiceArea[];
  testimonials: readonly Testimonial[];
  posts: readonly BlogPost[];
}
