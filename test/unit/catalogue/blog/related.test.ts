import { expect, it } from 'vitest';
import { posts } from '../../../../catalogue/blog/posts.ts';
import { relatedPosts } from '../../../../catalogue/blog/related.ts';

it('lists three other posts for each post, those of its category first', () => {
  for (const { slug, category } of posts) {
    const related = relatedPosts(posts, slug);
    expect(new Set(related.map((post) => post.slug)).size).toBe(3);
    expect(related.map((post) => post.slug)).not.toContain(slug);
    const alike = posts.filter((post) => post.category === category && post.slug !== slug);
    const wanted = Math.min(alike.length, 3);
    expect(
      related.slice(0, wanted).every((post) => post.category === category),
      slug,
    ).toBe(true);
    expect(
      related.slice(wanted).some((post) => post.category === category),
      slug,
    ).toBe(false);
  }
});

it('lists none for the only post, and any posts for an unknown one', () => {
  expect(relatedPosts(posts.slice(0, 1), posts[0]?.slug ?? '')).toEqual([]);
  expect(relatedPosts(posts, 'nowhere')).toHaveLength(3);
  expect(relatedPosts([], 'nowhere')).toEqual([]);
});
