import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';

const folder = new URL('../../../../catalogue/blog/posts/', import.meta.url);
const posts = readdirSync(folder).map((file) => {
  const [, head = '', body = ''] = readFileSync(new URL(file, folder), 'utf8').split('---\n');
  const fields = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  return { file, body, fields: fields as Record<string, string> };
});

const pages = new Set([
  '/contact',
  '/interior',
  '/exterior',
  '/pressure-washing',
  '/services',
  '/all-services',
  '/color-palette',
  ...areas.map(({ slug }) => `/service-areas/${slug}`),
  ...posts.map(({ fields }) => `/blog/${fields.slug}`),
]);

it('have unique ids and slugs', () => {
  for (const key of ['id', 'slug', 'title', 'excerpt']) {
    expect(new Set(posts.map(({ fields }) => fields[key])).size, key).toBe(posts.length);
  }
});

describe.each(posts)('$file', ({ body, fields }) => {
  it('has every field, and an excerpt of at most 160 characters', () => {
    expect(Object.keys(fields)).toEqual([
      'id',
      'slug',
      'title',
      'excerpt',
      'category',
      'publishedAt',
      'updatedAt',
      'imageUrl',
    ]);
    expect(fields.excerpt?.length).toBeLessThanOrEqual(160);
    expect(fields.slug).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(Number.isNaN(Date.parse(fields.publishedAt ?? ''))).toBe(false);
    expect(Date.parse(fields.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(fields.publishedAt ?? ''));
  });

  it('shows an existing drawing', () => {
    expect(existsSync(new URL(`../../drawings/${fields.imageUrl}.svg`, folder))).toBe(true);
  });

  it('links only to existing pages', () => {
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(pages, href).toContain(href);
  });
});
