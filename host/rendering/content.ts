import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';

/** Any call may be slow or reject. */
export interface Content {
  /** Active ones, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured ones. */
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published ones, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** Does not wait; undefined until the first load. */
  index(): SiteIndex | undefined;
}

/** In memory, so that status and head are right from the document's first byte. */
export interface SiteIndex {
  /** Active ones, by slug. */
  areas: ReadonlyMap<string, ServiceArea>;
  /** Published ones, by slug. */
  posts: ReadonlyMap<string, BlogPost>;
}
