import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../../catalogue/blog/posts/', import.meta.url);
const posts = readdirSync(folder).map((file) => {
  const [, head = ''] = readFileSync(new URL(file, folder), 'utf8').split('---\n');
  const fields = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  return { file, fields: fields as Record<string, string> };
});

it('have unique ids and slugs', () => {
  for (const key of ['id', 'slug', 'title', 'excerpt']) {
    expect(new Set(posts.map(({ fields }) => fields[key])).size, key).toBe(posts.length);
  }
});

describe.each(posts)('$file', ({ fields }) => {
  it('has every field, and an excerpt of at most 160 characters', () => {
    const names = ['id', 'slug', 'title', 'excerpt', 'category', 'publishedAt', 'updatedAt', 'imageUrl'];
    expect(Object.keys(fields)).toEqual(names);
    expect(fields.excerpt?.length).toBeLessThanOrEqual(160);
    expect(fields.slug).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(Number.isNaN(Date.parse(fields.publishedAt ?? ''))).toBe(false);
    expect(Date.parse(fields.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(fields.publishedAt ?? ''));
  });

  it('shows an existing drawing', () => {
    expect(existsSync(new URL(`../../drawings/${fields.imageUrl}.svg`, folder))).toBe(true);
  });
});
