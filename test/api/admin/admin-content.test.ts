import { describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { type AdminCall, testAdminCalls } from '../support/admin-calls.ts';
import { area, contentOffice, post, review } from '../support/content-office.ts';

const [firstPost] = posts;

describe('the owner’s content calls', () => {
  it('adds a new area that the site shows at once', async () => {
    const { server, put, get, open } = await contentOffice();
    await using _ = server;
    const saved = await put('/areas/tilghman', { ...area, zipCodes: ['21671'], metaDescription: '' });
    expect(saved.json()).toEqual({ id: 'tilghman', ...area, zipCodes: ['21671'], active: true });
    expect(await open('/api/service-areas/tilghman')).toEqual(saved.json());
    expect(await get('/areas/tilghman')).toEqual(saved.json());
  });

  it.each(['areas', 'testimonials', 'posts'])('accepts all seeded %s unchanged', async (list) => {
    const { server, put, get } = await contentOffice();
    await using _ = server;
    const seeded: { id: string; updatedAt?: string }[] = await get(`/${list}`);
    expect(seeded.length).toBeGreaterThan(0);
    for (const { id, ...item } of seeded) {
      const saved = await put(`/${list}/${id}`, { ...item, former: { id, ...item } });
      const changed = list === 'posts' ? { updatedAt: saved.json().updatedAt } : {};
      expect([saved.status, saved.json()]).toEqual([200, { id, active: true, ...item, ...changed }]);
    }
  });

  it.each([
    ...['exterior', 'interior', 'pressure-washing', ...localServices.map(({ key }) => key)].map((key) => [key, key]),
    ['Fence Painting', 'fence-painting'],
    [' EXTERIOR ', 'exterior'],
    ['The boathouse, twice', 'The boathouse, twice'],
    ['', ''],
  ])('stores a review of the service %j as %j', async (serviceType, kept) => {
    const { server, put, open } = await contentOffice();
    await using _ = server;
    const saved = await put('/testimonials/ann', { ...review, serviceType });
    expect([saved.status, saved.json().serviceType]).toEqual([200, kept]);
    expect((await open('/api/testimonials?featured=true')).at(-1)).toMatchObject({ serviceType: kept });
  });

  it('stores a testimonial, and hides internal fields from visitors', async () => {
    const { server, put, get, open } = await contentOffice();
    await using _ = server;
    const former = (await put('/testimonials/ann', review)).json();
    const shown = { id: 'ann', ...review, serviceType: '', isSample: false };
    expect((await open('/api/testimonials?featured=true')).at(-1)).toEqual(shown);
    expect((await get('/testimonials')).at(-1)).toEqual({ ...shown, isFeatured: true, active: true });
    await put('/testimonials/ann', { ...review, isFeatured: false, former });
    expect((await open('/api/testimonials?featured=true')).some(({ id }: { id: string }) => id === 'ann')).toBe(false);
    expect((await open('/api/testimonials')).at(-1)).toEqual(shown);
  });

  it.each([
    ['testimonials/ann', review, '/api/testimonials'],
    ['posts/docks', post, '/api/blog-posts'],
  ])('hides %s from the site, and shows it again', async (path, item, list) => {
    const { server, put, get, open } = await contentOffice();
    await using _ = server;
    const ids = async () => (await open(list)).map(({ id }: { id: string }) => id);
    const [, id] = path.split('/');
    const shown = (await put(`/${path}`, item)).json();
    expect(await ids()).toContain(id);
    const hidden = (await put(`/${path}`, { ...item, active: false, former: shown })).json();
    expect(await ids()).not.toContain(id);
    expect(await get(`/${path}`)).toMatchObject({ active: false });
    await put(`/${path}`, { ...item, active: true, former: hidden });
    expect(await ids()).toContain(id);
    expect((await open(list)).find((one: { id: string }) => one.id === id)).not.toHaveProperty('active');
  });

  it('dates a post by its day, and its last change by the clock', async () => {
    const { server, put } = await contentOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const former = (await put('/posts/docks', post)).json();
    expect(former).toMatchObject({
      publishedAt: '2026-05-01T00:00:00.000Z',
      updatedAt: '2026-06-01T12:00:00.000Z',
    });
    const later = (await put('/posts/docks', { ...post, publishedAt: '2026-07-01T12:00:00Z', former })).json();
    expect(later.updatedAt).toBe('2026-07-01T12:00:00.000Z');
  });

  it('removes an item permanently, and answers 404 if it does not exist', async () => {
    const { server, get, remove, open } = await contentOffice();
    await using _ = server;
    const stored = await get(`/posts/${firstPost?.id}`);
    expect((await remove(`/posts/${stored.id}`, stored)).status).toBe(204);
    expect((await open('/api/blog-posts')).length).toBe(posts.length - 1);
    expect((await remove('/posts/nothing', stored)).status).toBe(404);
    expect((await remove('/paints/red', stored)).status).toBe(404);
  });
});

const calls: readonly AdminCall[] = [
  { method: 'GET', path: '/content/areas', status: 200 },
  { method: 'GET', path: '/content/posts', status: 200 },
  { method: 'GET', path: `/content/posts/${firstPost?.id}`, status: 200 },
  { method: 'GET', path: '/content/history', status: 200 },
  { method: 'PUT', path: '/content/areas/tilghman', body: area, status: 200 },
  { method: 'PUT', path: '/content/testimonials/ann', body: review, status: 200 },
  { method: 'PUT', path: '/content/posts/docks', body: post, status: 200 },
  { method: 'DELETE', path: `/content/posts/${firstPost?.id}`, body: { former: firstPost }, status: 204 },
  { method: 'POST', path: '/content/preview', body: { markdown: 'x' }, status: 200 },
];
describe('each content call', () => testAdminCalls(calls));
