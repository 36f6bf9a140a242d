import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agoLabel, longDate, shortDate } from '../../../catalogue/blog/dates.ts';
import { filterPosts } from '../../../catalogue/blog/filter.ts';
import { posts } from '../../../catalogue/blog/posts.ts';
import { keywordsOf } from '../../../catalogue/blog/structured-data.ts';
import type { BlogPost } from '../../../catalogue/contracts/content.ts';

it.each([
  ['2026-06-12T12:00:00Z', '2026-06-12T16:00:00Z', 'Today'],
  ['2026-06-11T12:00:00Z', '2026-06-12T16:00:00Z', '1 day ago'],
  ['2025-06-12T12:00:00Z', '2026-06-12T16:00:00Z', '365 days ago'],
  // Published at 11:30 PM on June 11 in New York, whose days count, not periods of 24 hours.
  ['2026-06-12T03:30:00Z', '2026-06-12T03:59:59Z', 'Today'],
  ['2026-06-12T03:30:00Z', '2026-06-12T04:00:00Z', '1 day ago'],
  // Days of 23 and 25 hours.
  ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', '1 day ago'],
  ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', 'Today'],
  // Never negative.
  ['2036-01-01T00:00:00Z', '2026-06-12T16:00:00Z', 'Today'],
])('a post of %s is, at %s, from: %s', (published, now, age) => {
  expect(agoLabel(published, new Date(now))).toBe(age);
});

it.each(['price', 'cost'])('a search for “%s” finds the article on estimates', (search) => {
  expect(filterPosts(posts, { search, category: '' }).map(({ slug }) => slug)).toContain(
    'how-to-read-a-painting-estimate',
  );
});

it('a date is short in a list and long above an article, and a day in New York', () => {
  expect(longDate('2025-06-12T12:00:00Z')).toBe('June 12, 2025');
  expect(shortDate('2025-06-12T03:00:00Z')).toBe('Jun 11, 2025');
  expect(shortDate('2025-06-12')).toBe('Jun 12, 2025');
  expect(() => shortDate('soon')).toThrow('“soon” is no time');
});

const [example] = posts as readonly [BlogPost];
const finds = (title: string, search: string) =>
  filterPosts([{ ...example, title, excerpt: 'Dry.', content: 'gutters' }], { search, category: '' }).length === 1;

it.each([
  ['painter’s', "A painter's tape"],
  ["painter's", 'A painter’s tape'],
  ['painter‘s  tape', "A painter's tape"],
  ['“dry”', 'When "dry" is dry'],
  ['cafe', 'Café walls'],
  ['CAFE\u0301', 'Café walls'],
  ['9-5', 'Open 9–5'],
  [' two\u00a0co\u00adats\u200b ', 'Two coats'],
  ['\u202atwo coats\u202c', 'Two coats'],
  ['ｗｈｉｔｅ', 'White'],
  ['  ', 'Everything'],
])('a search for %j finds %s', (search, title) => expect(finds(title, search)).toBe(true));

it('a search reads no text of the articles, and takes no character as a pattern', () => {
  expect([finds('Cedar', 'gutters'), finds('Cedar', '.*')]).toEqual([false, false]);
});

it('the owner’s own category is a keyword too', () => {
  expect(keywordsOf('Wallpaper')).toEqual(['Wallpaper', 'house painting', 'Maryland', 'Eastern Shore']);
  expect(keywordsOf('constructor')[0]).toBe('constructor');
});

const folder = new URL('../../../catalogue/blog/posts/', import.meta.url);

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
