/** An article, as `/api/blog-posts` returns it. */
export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Empty counts as 'Uncategorized'. */
  category: string;
  /** Markdown; HTML in it is shown as text. */
  content: string;
  /** Path of a picture on this site, 8 wide by 5 high, or empty. */
  imageUrl: string;
  /** A description of the picture; absent if it is decorative. */
  imageAlt?: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
  /**
   * False hides it from the site; absent if it was never hidden. The public API returns only visible ones, without this
   * field.
   */
  active?: boolean;
}
