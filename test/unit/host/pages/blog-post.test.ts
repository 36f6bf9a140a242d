import { describe, expect, it } from 'vitest';
import { posts } from '../../../../catalogue/blog/posts.ts';
import type { BlogPost } from '../../../../catalogue/contracts/content.ts';
import { elementOf, readable, renderPage, structuredDataOf } from '../support/rendered-page.ts';

const slug = 'preparing-cedar-for-paint-or-stain';
const post = posts.find((found) => found.slug === slug) as BlogPost;
const changed = (fields: Partial<BlogPost>) =>
  renderPage(`/blog/${slug}`, { content: { posts: async () => [{ ...post, ...fields }] } });

describe('an article', () => {
  it('shows a link back, badge, date, title, excerpt and content, and ends with two buttons', async () => {
    const { status, html, main } = await renderPage(`/blog/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${post.title} | Brushline</title>`);
    expect(main).toMatch(/<a [^>]*href="\/blog">Back to Blog<\/a>/);
    const text = readable(main);
    for (const part of ['Exterior Painting', 'April 22, 2026', post.title, post.excerpt]) expect(text).toContain(part);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toMatch(/<h2 id="part-1">.*<ol>.*<strong>/s);
    const end = main.slice(main.lastIndexOf('<aside'));
    expect(end).toMatch(/href="\/contact#estimate".*href="\/services"/s);
  });

  it('links to each of its sections', async () => {
    const { main } = await renderPage(`/blog/${slug}`);
    const contents = elementOf(main, /<nav/, '</nav>');
    const parts = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(parts.length).toBeGreaterThan(3);
    for (const id of parts) expect(main).toContain(`id="${id}"`);
  });

  it('shows a chip for each color that its text names by code', async () => {
    const links = (main: string) => [...main.matchAll(/href="\/color-palette#([^"]+)"/g)].map(([, id]) => id);
    const { main } = await changed({ content: 'Naval, SW 6244, OC-117, again SW 6244, and SW 0000.' });
    expect(links(main)).toEqual(['sw-6244', 'bm-oc-117']);
    expect(readable(main)).toContain('Named in this article');
    const { main: none } = await changed({ content: 'Naval and white.' });
    expect([links(none), none.includes('Named in this article')]).toEqual([[], false]);
  });

  it.each([
    ['/assets/posts/scene-interior.svg', '/assets/posts/scene-interior.png'],
    ['/photos/porch.jpg', '/photos/porch.jpg'],
    ['/photos/porch.svg', '/assets/house.png'],
    ['https://elsewhere.example/porch.jpg', '/assets/house.png'],
    ['', '/assets/house.png'],
  ])('has, for the picture “%s”, the link preview %s, which social networks can show', async (imageUrl, shared) => {
    const { html } = await changed({ imageUrl });
    expect(html).toContain(`<meta property="og:image" content="https://site.example${shared}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    const data = structuredDataOf(html).find((node) => node['@type'] === 'BlogPosting');
    expect(data?.image).toBe(`https://site.example${shared}`);
  });

  it('describes an uploaded picture, and leaves the alternative text of a decorative one empty', async () => {
    const imageUrl = '/pictures/aaaaaaaaaaaaaaaaaaaaaa.jpg';
    const described = await changed({ imageUrl, imageAlt: 'A "dock" at low water' });
    expect(described.main).toContain(
      `<img src="${imageUrl}" width="320" height="200" alt="A &quot;dock&quot; at low water"`,
    );
    expect((await changed({ imageUrl })).main).toContain(`<img src="${imageUrl}" width="320" height="200" alt=""`);
  });

  it('does not execute what its fields contain', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { html, main } = await changed({
      title: hostile,
      excerpt: hostile,
      category: hostile,
      content: `${hostile}\n\n[x](javascript:alert(1))`,
      imageUrl: `/"${hostile}`,
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<img src=x|href="javascript:/);
    const withoutValues = main.replace(/"[^"]*"/g, '""');
    expect(withoutValues).not.toMatch(/<script|<[^>]* on\w+=/);
  });

  it('works without a picture, a category or headings', async () => {
    const { status, main } = await changed({ imageUrl: '', category: '', content: 'Short.' });
    expect(status).toBe(200);
    expect(main).not.toContain('<img');
    expect(main).not.toContain('In this article');
    expect(readable(main)).toContain('Uncategorized');
  });
});
