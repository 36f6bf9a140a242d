import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { posts } from '../../../../catalogue/blog/posts.ts';

const folder = new URL('../../../../catalogue/blog/posts/', import.meta.url);
const names = ['id', 'slug', 'title', 'excerpt', 'category', 'publishedAt', 'updatedAt', 'imageUrl'];

it('every file of a post starts with all its fields', () => {
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8').split('---\n')[1]);
  for (const head of files) expect(head?.match(/^\w+(?=: .)/gm)).toEqual(names);
  expect(posts).toHaveLength(files.length);
});

it('posts are told apart, fit into an excerpt and a path, and have a drawing', () => {
  for (const key of ['id', 'slug', 'title', 'excerpt'] as const) {
    expect(new Set(posts.map((post) => post[key])).size, key).toBe(posts.length);
  }
  for (const { slug, excerpt, publishedAt, updatedAt, imageUrl } of posts) {
    expect(excerpt.length, slug).toBeLessThanOrEqual(160);
    expect(slug).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(updatedAt >= publishedAt, slug).toBe(true);
    expect(existsSync(new URL(imageUrl.replace('/assets/posts', '../../drawings'), folder)), slug).toBe(true);
  }
});
