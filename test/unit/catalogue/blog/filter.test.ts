import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryOf, filterPosts } from '../../../../catalogue/blog/filter.ts';
import type { BlogPost } from '../../../../catalogue/contracts/content.ts';

const post = (title: string, category: string, excerpt = ''): BlogPost => ({
  id: title,
  slug: title,
  title,
  excerpt,
  category,
  content: 'gutters',
  imageUrl: '',
  publishedAt: '2026-03-18T12:00:00.000Z',
  updatedAt: '2026-03-18T12:00:00.000Z',
});

const posts = [
  post('Cedar', 'Exterior Painting', 'Gray wood is dead wood.'),
  post('Whites', 'Interior Painting'),
  post('Sheds', '', 'Exterior work for a rainy week.'),
];
const titles = (found: readonly BlogPost[]) => found.map(({ title }) => title);
const search = (text: string, category = '') => titles(filterPosts(posts, { search: text, category }));

describe('the search', () => {
  it.each([
    ['painter’s', "A painter's tape"],
    ["painter's", 'A painter’s tape'],
    ['painter‘s  tape', "A painter's tape"],
    ['painter´s', 'A painter’s tape'],
    ['“dry”', 'When "dry" is dry'],
    ['cafe', 'Café walls'],
    ['CAFE\u0301', 'Café walls'],
    ['9-5', 'Open 9–5'],
    ['two‑tone', 'Two-tone doors'],
    [' two\u00a0coats\u200b ', 'Two coats'],
    ['\u202atwo coats\u202c', 'Two coats'],
    ['ｗｈｉｔｅ', 'White'],
  ])('for %j finds %s', (text, title) => {
    expect(titles(filterPosts([post(title, '')], { search: text, category: '' }))).toEqual([title]);
  });

  it('finds a part of title, excerpt or category, ignoring case', () => {
    expect(search('cEd')).toEqual(['Cedar']);
    expect(search('DEAD WOOD')).toEqual(['Cedar']);
    expect(search('painting')).toEqual(['Cedar', 'Whites']);
    expect(search('exterior')).toEqual(['Cedar', 'Sheds']);
  });

  it('does not search the content', () => {
    expect(search('gutters')).toEqual([]);
  });

  it('matches everything when empty, and treats no character as a pattern', () => {
    expect(search('  ')).toEqual(['Cedar', 'Whites', 'Sheds']);
    expect(search('.*')).toEqual([]);
  });
});

describe('the category', () => {
  it('is matched exactly', () => {
    expect(search('', 'Interior')).toEqual([]);
    expect(search('', 'interior painting')).toEqual([]);
    expect(search('', 'Interior Painting')).toEqual(['Whites']);
  });

  it('must match together with the search', () => {
    expect(search('exterior', 'Exterior Painting')).toEqual(['Cedar']);
    expect(search('whites', 'Exterior Painting')).toEqual([]);
  });

  it('of a post without one is Uncategorized, listed only if there is such a post', () => {
    expect(posts.map(categoryOf)).toEqual(['Exterior Painting', 'Interior Painting', 'Uncategorized']);
    expect(search('', 'Uncategorized')).toEqual(['Sheds']);
    expect(categoriesOf(posts)).toContain('Uncategorized');
    expect(categoriesOf(posts.slice(0, 2))).not.toContain('Uncategorized');
  });

  it('is listed once', () => {
    expect(categoriesOf([...posts, ...posts])).toEqual(['Exterior Painting', 'Interior Painting', 'Uncategorized']);
  });
});
