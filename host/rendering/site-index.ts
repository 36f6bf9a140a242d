import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';

/**
 * What was there when the content was last read, by slug: known in memory, so that a document's status and head are
 * right before its first byte.
 */
export interface SiteIndex {
  /** Active areas. */
  areas: ReadonlyMap<string, ServiceArea>;
  /** Published posts. */
  posts: ReadonlyMap<string, BlogPost>;
}
