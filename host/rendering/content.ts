import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import type { SiteIndex } from './site-index.ts';

/** What pages read that the owner can change. On our server the store stands behind it. Any call may be late or reject. */
export interface Content {
  /** Active areas, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured testimonials. */
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published posts, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** Undefined until its source has answered once; after that the last that was known. Never waits. */
  index(): SiteIndex | undefined;
}
