import type { BlogPost } from '../contracts/blog-post.ts';
import { categoryOf } from './filter.ts';

const most = 3;

export function relatedPosts(posts: readonly BlogPost[], slug: string): readonly BlogPost[] {
  const here = posts.find((post) => post.slug === slug);
  const others = posts.filter((post) => post.slug !== slug);
  const isAlike = (post: BlogPost) => here !== undefined && categoryOf(post) === categoryOf(here);
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, most);
}
