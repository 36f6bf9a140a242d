import type { BlogPost } from '../contracts/blog-post.ts';

/** What the visitor asked for; an empty string asks for everything. */
export interface BlogFilter {
  /** Found in title, excerpt or category, whatever its case. */
  search: string;
  /** Exactly as in the list of {@link categoriesOf}. */
  category: string;
}

/** What of a post is looked at. */
export type Sought = Pick<BlogPost, 'title' | 'excerpt' | 'category'>;

const uncategorized = 'Uncategorized';

/** The name a post's category goes by: without one it counts as 'Uncategorized' (SPEC.md §2). */
export const categoryOf = (post: Pick<BlogPost, 'category'>): string => post.category.trim() || uncategorized;

/** Each category once, by name. */
export const categoriesOf = (posts: readonly BlogPost[]): readonly string[] =>
  [...new Set(posts.map(categoryOf))].sort((a, b) => a.localeCompare(b, 'en'));

/** The posts that match both the search and the category, in the order they came (SPEC.md §5). */
export function filterPosts<Post extends Sought>(
  posts: readonly Post[],
  { search, category }: BlogFilter,
): readonly Post[] {
  const sought = search.trim().toLowerCase();
  return posts.filter((post) => {
    const inCategory = category === '' || categoryOf(post) === category;
    return (
      inCategory && [post.title, post.excerpt, categoryOf(post)].some((text) => text.toLowerCase().includes(sought))
    );
  });
}

/** How many articles were found. */
export const countWords = (posts: readonly unknown[]): string =>
  posts.length === 1 ? '1 article' : `${posts.length} articles`;
