/** An article, as `/api/blog-posts` answers it (SPEC.md §3). */
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
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
  /** False keeps it from the site; absent where nobody ever took it down. The public API tells of active ones alone, without this. */
  active?: boolean;
}
