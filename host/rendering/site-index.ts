import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';

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
