import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '../../../../catalogue/contracts/content.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

const post = (slug: string, fields: Partial<BlogPost> = {}): BlogPost => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  excerpt: `What ${slug} needs.`,
  category: 'Exterior Painting',
  content: 'Text.',
  imageUrl: '',
  publishedAt: '2026-06-12T12:00:00Z',
  updatedAt: '2026-06-12T12:00:00Z',
  ...fields,
});
const some = [
  post('cedar'),
  post('whites', { category: 'Interior Painting', publishedAt: '2026-06-11T12:00:00Z' }),
  post('sheds', { category: '', publishedAt: '2026-06-01T12:00:00Z' }),
];

const blog = (query: string, given: readonly BlogPost[] = some) =>
  renderPage('/blog', { query, content: { posts: async () => given } });
const slugsOf = (main: string) => [...main.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-12T16:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the blog', () => {
  it('shows category, short date, title, excerpt and age of every post, with a link', async () => {
    const { status, main } = await blog('');
    expect(status).toBe(200);
    expect(slugsOf(main)).toEqual(['cedar', 'whites', 'sheds']);
    const cards = main
      .split('<article')
      .slice(1)
      .map((html) =>
        readable(html.slice(html.indexOf('>') + 1, html.indexOf('</article>')))
          .trim()
          .split('\n'),
      );
    expect(cards).toEqual([
      ['Exterior PaintingJun 12, 2026 Today', 'About cedar', 'What cedar needs.'],
      ['Interior PaintingJun 11, 2026 1 day ago', 'About whites', 'What whites needs.'],
      ['UncategorizedJun 1, 2026 11 days ago', 'About sheds', 'What sheds needs.'],
    ]);
  });

  it('offers each category once, and Uncategorized only if a post has none', async () => {
    const options = (main: string) => [...main.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text);
    const all = ['All categories', 'Exterior Painting', 'Interior Painting', 'Uncategorized'];
    expect(options((await blog('')).main)).toEqual(all);
    expect(options((await blog('category=Interior+Painting')).main)).toEqual(all);
    expect(options((await blog('', some.slice(0, 2))).main)).toEqual(all.slice(0, 3));
  });

  it('filters by search and category, by GET, and shows the query', async () => {
    expect(slugsOf((await blog('q=SHED')).main)).toEqual(['sheds']);
    expect(slugsOf((await blog('category=Uncategorized')).main)).toEqual(['sheds']);
    expect(slugsOf((await blog('q=needs&category=Interior+Painting')).main)).toEqual(['whites']);
    const { main } = await blog('q=c%22edar&category=Exterior+Painting');
    expect(main).toContain('value="c&quot;edar"');
    expect(main).toMatch(/<option selected>Exterior Painting/);
    expect(elementOf(main, /<form/, '>')).toMatch(/action="\/blog"/);
  });

  it('says so when nothing matches, with a link that clears the filters', async () => {
    for (const query of ['q=gutter', 'category=Interior', 'q=cedar&category=Interior+Painting']) {
      const { status, main } = await blog(query);
      expect(status).toBe(200);
      expect(readable(main)).toContain('No Articles Found\nNo articles found matching your criteria.');
      expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>Clear Filters<\/a>/);
      expect(readable(main)).not.toContain('Coming Soon');
      expect(main).toContain('<form');
    }
  });
});

it('the pictures of our posts are left out if they are not ours', async () => {
  for (const imageUrl of ['https://x.example/a.png', '//x.example/a.png', '/\\x.example/a.png', 'data:image/png,x']) {
    expect((await blog('', [post('a', { imageUrl })])).main).not.toContain('<img');
  }
});
