import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import type { SiteIndex } from './site-index.ts';

/** Content that the owner can change. The server reads it from the store. Any call may be slow or reject. */
export interface Content {
  /** Active areas, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured testimonials. */
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published posts, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** Undefined until the first load; after that the last known state. Never waits. */
  index(): SiteIndex | undefined;
}
