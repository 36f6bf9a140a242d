import type { BlogPost } from '../contracts/content.ts';
import { searchableText } from '../searchable-text.ts';

export interface BlogFilter {
  search: string;
  category: string;
}

export type Sought = Pick<BlogPost, 'title' | 'excerpt' | 'category'>;

const uncategorized = 'Uncategorized';

export const categoryOf = (post: Pick<BlogPost, 'category'>): string => post.category.trim() || uncategorized;

export const categoriesOf = (posts: readonly BlogPost[]): readonly string[] =>
  [...new Set(posts.map(categoryOf))].sort((a, b) => a.localeCompare(b, 'en'));

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

export const countWords = (posts: readonly unknown[]): string =>
  posts.length === 1 ? '1 article' : `${posts.length} articles`;

// A row of `host/pages/blog-post/page.css.ts`.
const most = 3;

export function relatedPosts(posts: readonly BlogPost[], slug: string): readonly BlogPost[] {
  const here = posts.find((post) => post.slug === slug);
  const others = posts.filter((post) => post.slug !== slug);
  const isAlike = (post: BlogPost) => here !== undefined && categoryOf(post) === categoryOf(here);
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, most);
}
