import type { BlogPost } from '../contracts/blog-post.ts';
import { readFrontMatter } from './front-matter.ts';
import texts from './posts/*.md';

/** Seeds the store. By file name. */
export const posts: readonly BlogPost[] = texts.map((text) => {
  const { fields, body } = readFrontMatter(text);
  const field = (name: keyof BlogPost): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`The post ${fields.get('id')} has no ${name}`);
    return value;
  };
  return {
    id: field('id'),
    slug: field('slug'),
    title: field('title'),
    excerpt: field('excerpt'),
    category: field('category'),
    content: body,
    imageUrl: `/assets/posts/${field('imageUrl')}.svg`,
    publishedAt: morningOf(field('publishedAt')),
    updatedAt: morningOf(field('updatedAt')),
  };
});

/** Midnight UTC is the evening before in Maryland. */
function morningOf(date: string): string {
  return new Date(`${date}T12:00:00Z`).toISOString();
}
