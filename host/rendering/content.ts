import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';

/** Content that the owner can edit. The server reads it from the store. Any call may be slow or reject. */
export interface Content {
  /** Active areas, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured testimonials. */
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published posts, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** The last known state, without waiting; undefined until the first load. */
  index(): SiteIndex | undefined;
}

/**
 * The slugs from the last load of the content. In memory, so that a document's status and head are right from its first
 * byte.
 */
export interface SiteIndex {
  /** Active areas. */
  areas: ReadonlyMap<string, ServiceArea>;
  /** Published posts. */
  posts: ReadonlyMap<string, BlogPost>;
}
