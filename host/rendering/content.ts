import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';

/** Any call may be slow or reject. */
export interface Content {
  /** Active areas, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured ones. */
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published posts, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** Does not wait; undefined until the first load. */
  index(): SiteIndex | undefined;
}

/** In memory, so that a document's status and head are right from its first byte. */
export interface SiteIndex {
  /** Active areas, by slug. */
  areas: ReadonlyMap<string, ServiceArea>;
  /** Published posts, by slug. */
  posts: ReadonlyMap<string, BlogPost>;
}
