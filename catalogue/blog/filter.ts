import type { BlogPost } from '../contracts/blog-post.ts';
import { searchableText } from '../searchable-text.ts';

/** The visitor's filter. An empty string matches everything. */
export interface BlogFilter {
  /** Searched for in title, excerpt and category, as {@link searchableText} compares. */
  search: string;
  /** Exactly as listed by {@link categoriesOf}. */
  category: string;
}

/** The fields of a post that are searched. */
export type Sought = Pick<BlogPost, 'title' | 'excerpt' | 'category'>;

const uncategorized = 'Uncategorized';

/** The name of a post's category; 'Uncategorized' without one. */
export const categoryOf = (post: Pick<BlogPost, 'category'>): string => post.category.trim() || uncategorized;

/** Each category once, sorted by name. */
export const categoriesOf = (posts: readonly BlogPost[]): readonly string[] =>
  [...new Set(posts.map(categoryOf))].sort((a, b) => a.localeCompare(b, 'en'));

/** The posts that match both the search and the category, in their original order. */
export function filterPosts<Post extends Sought>(
  posts: readonly Post[],
  { search, category }: BlogFilter,
): readonly Post[] {
  const sought = searchableText(search);
  return posts.filter((post) => {
    const inCategory = category === '' || categoryOf(post) === category;
    return (
      inCategory && [post.title, post.excerpt, categoryOf(post)].some((text) => searchableText(text).includes(sought))
    );
  });
}

/** The number of articles found, as a sentence. */
export const countWords = (posts: readonly unknown[]): string =>
  posts.length === 1 ? '1 article' : `${posts.length} articles`;
