import { describe, expect, it } from 'vitest';
import { blogPostingJsonLd, keywordsOf } from '../../../../catalogue/blog/structured-data.ts';
import type { BlogPost } from '../../../../catalogue/contracts/content.ts';

const seven = [
  'Interior Painting',
  'Exterior Painting',
  'Pressure Washing',
  'Cabinet Painting',
  'Go Green',
  'Deck Staining',
  'Color Consultation',
];

describe('the keywords of an article', () => {
  it('are a separate set for each of the seven categories', () => {
    const sets = seven.map((category) => keywordsOf(category).join());
    expect(new Set(sets).size).toBe(7);
    for (const category of seven) expect(keywordsOf(category).length).toBeGreaterThan(4);
  });

  it('include the owner’s own category, and no duplicates', () => {
    expect(keywordsOf('Wallpaper')).toEqual(['Wallpaper', 'house painting', 'Maryland', 'Eastern Shore']);
    expect(keywordsOf('constructor')[0]).toBe('constructor');
    for (const category of seven) {
      expect(new Set(keywordsOf(category)).size).toBe(keywordsOf(category).length);
    }
  });
});

describe('an article’s structured data', () => {
  const post: BlogPost = {
    id: 'a',
    slug: 'a',
    title: 'Preparing cedar',
    excerpt: 'Order matters.',
    category: 'Exterior Painting',
    content: '',
    imageUrl: '/assets/posts/a.svg',
    publishedAt: '2026-04-22T12:00:00.000Z',
    updatedAt: '2026-05-01T12:00:00.000Z',
  };
  const page = {
    url: 'https://site.example/blog/a',
    image: 'https://site.example/assets/posts/a.svg',
    siteUrl: 'https://site.example',
  };

  it('assigns a post without a category to Uncategorized', () => {
    const data = blogPostingJsonLd({ ...post, category: '' }, page);
    expect(data.articleSection).toBe('Uncategorized');
    expect(data.keywords).toMatch(/^Uncategorized, /);
  });
});
