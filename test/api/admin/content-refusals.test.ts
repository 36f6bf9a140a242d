import { describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { area, contentOffice, post, review } from '../support/content-office.ts';

const [firstPost] = posts;

describe('invalid content', () => {
  it.each([
    [
      'areas/x',
      { ...area, slug: 'Tilghman Island' },
      'slug',
      'Please use lowercase letters, digits and single hyphens',
    ],
    ['areas/x', { ...area, slug: 'a--b' }, 'slug', 'Please use lowercase letters, digits and single hyphens'],
    ['areas/x', { ...area, slug: 'easton' }, 'slug', 'Another one already has this address'],
    ['areas/x', { ...area, county: ' ' }, 'county', 'County is required'],
    [
      'areas/x',
      { ...area, zipCodes: ['2167'] },
      'zipCodes',
      'Please write ZIP codes of five digits, separated by commas',
    ],
    ['areas/x', { ...area, active: 'yes' }, 'active', 'Invalid input'],
    ['testimonials/x', { ...review, rating: 6 }, 'rating', 'Please choose 1 to 5 stars'],
    ['testimonials/x', { ...review, rating: 4.5 }, 'rating', 'Please choose 1 to 5 stars'],
    [
      'testimonials/x',
      { ...review, serviceType: 'x'.repeat(61) },
      'serviceType',
      'Please shorten this text to 60 characters; it has 61',
    ],
    ['testimonials/x', { ...review, serviceType: 3 }, 'serviceType', 'Expected string, received number'],
    ['testimonials/x', {}, 'rating', 'Please choose 1 to 5 stars'],
    ['testimonials/x', { ...review, customerName: '' }, 'customerName', 'Name is required'],
    ['posts/x', { ...post, publishedAt: 'soon' }, 'publishedAt', 'Please enter the day on which it comes out'],
    ['posts/x', { ...post, publishedAt: '2026-13-40' }, 'publishedAt', 'Please enter the day on which it comes out'],
    ['posts/x', { ...post, publishedAt: '2026-02-30' }, 'publishedAt', 'Please enter the day on which it comes out'],
    [
      'posts/x',
      { ...post, publishedAt: '2026-02-30T12:00:00Z' },
      'publishedAt',
      'Please enter the day on which it comes out',
    ],
    [
      'posts/x',
      { ...post, imageUrl: '//evil.example/x.png' },
      'imageUrl',
      'Please choose a picture of this site, or none',
    ],
    [
      'posts/x',
      { ...post, content: 'x'.repeat(50_001) },
      'content',
      'Please shorten this text to 50,000 characters; it has 50,001',
    ],
    ['posts/x', { ...post, slug: firstPost?.slug }, 'slug', 'Another one already has this address'],
  ])('refuses %s %j with a message for its field', async (path, body, field, message) => {
    const { server, put, get } = await contentOffice();
    await using _ = server;
    const answer = await put(`/${path}`, body);
    expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field, message }]);
    expect((await get(`/${path}`)).status).toBe(404);
  });

  it.each(['/posts/..%2Fx', '/posts/a%20b', `/posts/${'x'.repeat(81)}`])('has no content list for %s', async (path) => {
    const { server, put } = await contentOffice();
    await using _ = server;
    expect((await put(path, post)).status).toBe(404);
  });
});
