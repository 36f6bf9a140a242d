import { expect, it } from 'vitest';
import { filterPosts } from '../../../../catalogue/blog/filter.ts';
import { posts } from '../../../../catalogue/blog/posts.ts';
import { keywordsOf } from '../../../../catalogue/blog/structured-data.ts';
import type { BlogPost } from '../../../../catalogue/contracts/content.ts';

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
  [' two\u00a0coats\u200b ', 'Two coats'],
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
