/** `/api/blog-posts`. */
export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Empty counts as 'Uncategorized'. */
  category: string;
  /** Markdown; HTML in it is shown as text. */
  content: string;
  /** A path on this site, 8 wide by 5 high, or empty. */
  imageUrl: string;
  /** Absent if decorative. */
  imageAlt?: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Absent counts as true. The public API leaves out hidden ones, and this field. */
  active?: boolean;
}
