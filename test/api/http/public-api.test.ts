import { beforeAll, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { blockedPart, counting } from '../../support/cases/block-list.ts';
import { builtFiles } from '../support/build.ts';
import { faultyStore } from '../support/faulty-site.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const server = sharedServer();
const read = async (path: string) => (await server.call(path)).json();

describe('GET /api/service-areas', () => {
  it('returns every area with its fields, and is revalidated by its ETag', async () => {
    const { status, headers, json } = await server.call('/api/service-areas');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json()).toHaveLength(areas.length);
    const text = expect.any(String);
    for (const area of json()) {
      expect(area).toMatchObject({ id: text, name: text, slug: text, county: text, state: 'MD', active: true });
    }
    expect(headers['cache-control']).toBe('no-cache');
    const again = await server.call('/api/service-areas', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('returns one area by its slug, as in the list', async () => {
    const list: { slug: string }[] = await read('/api/service-areas');
    const { headers, json } = await server.call('/api/service-areas/st-michaels');
    expect(json()).toEqual(list.find(({ slug }) => slug === 'st-michaels'));
    const known = { 'if-none-match': String(headers.etag) };
    expect((await server.call('/api/service-areas/st-michaels', { headers: known })).status).toBe(304);
  });

  it('returns an inactive area too, marked as such', async () => {
    const easton = await read('/api/service-areas/easton');
    await server.store.saveContent('areas', { ...easton, id: 'later', slug: 'later', active: false });
    await server.checkContent();
    expect(await read('/api/service-areas/later')).toMatchObject({ slug: 'later', active: false });
  });
});

describe('GET /api/blog-posts', () => {
  it('returns the published posts with their fields, newest first, and a future one when its time comes', async () => {
    let now = new Date('2026-06-10T11:59:00Z');
    await using dated = await startServer({ now: () => now });
    const list = (await dated.call('/api/blog-posts')).json();
    expect(list).toHaveLength(posts.filter(({ publishedAt }) => publishedAt < '2026-06-10T12').length);
    expect(list.length).toBeGreaterThan(3);
    const times = list.map((post: { publishedAt: string }) => post.publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    const fields = 'category content excerpt id imageUrl publishedAt slug title updatedAt'.split(' ');
    for (const post of list) expect(Object.keys(post).sort()).toEqual(fields);

    const status = async () => (await dated.call('/api/blog-posts/choosing-a-deck-stain')).status;
    expect(await status()).toBe(404);
    now = new Date('2026-06-10T12:00:00Z');
    await dated.checkContent();
    expect(await status()).toBe(200);
  });

  it('returns one post by its slug, and its changes', async () => {
    await using changing = await startServer();
    const get = async () => (await changing.call('/api/blog-posts/preparing-cedar-for-paint-or-stain')).json();
    const post = await get();
    expect(post).toEqual(posts.find(({ slug }) => slug === 'preparing-cedar-for-paint-or-stain'));
    await changing.store.saveContent('posts', { ...post, title: 'Cedar, once more' }, post);
    await changing.checkContent();
    expect((await get()).title).toBe('Cedar, once more');
  });
});

describe('an unknown address', () => {
  it.each([
    ...['atlantis', 'Easton', '%20easton', 'easton%00', '..%2f..%2fpackage.json', '__proto__', 'constructor'],
    ...['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%7B%22%24ne%22%3A1%7D', '%E0%A4%A', 'x'.repeat(5_000)],
  ])('%s is a 404 problem that does not quote it', async (slug) => {
    for (const list of ['service-areas', 'blog-posts']) {
      const { headers, bytes, json } = await server.call(`/api/${list}/${slug}`);
      expect(json()).toMatchObject({ code: 'not_found', status: 404 });
      expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
      expect(bytes.length).toBeLessThan(300);
    }
  });

  it('is not answered with 404 while the store fails', async () => {
    const store = faultyStore();
    await using fragile = await startServer({ store: store.wrap });
    store.become('failing');
    await fragile.checkContent();
    for (const path of ['/api/service-areas/easton', '/api/blog-posts', '/api/blog-posts/nothing']) {
      expect([path, (await fragile.call(path)).status]).toEqual([path, 503]);
    }
  });
});

it('GET /api/testimonials returns the featured ones with their fields', async () => {
  const list = await read('/api/testimonials?featured=true');
  expect(list.length).toBeGreaterThan(2);
  const text = expect.any(String);
  for (const testimonial of list) {
    expect(testimonial).toMatchObject({ id: text, review: text, customerName: text, location: text });
    expect(testimonial).toMatchObject({ serviceType: text, rating: expect.anything() });
  }
});

it.each([
  ...['/api/estimates', '/api/contact', '/api/track', '/api/measure', '/api/service-areas', '/api/blog-posts'],
  ...['/api/service-areas/easton', '/api/blog-posts/x', '/api/testimonials', '/health/live'],
])('%s lists its methods for all others', async (path) => {
  const isPost = /estimates|contact|track|measure/.test(path);
  for (const method of ['PUT', 'DELETE', 'PATCH', isPost ? 'GET' : 'POST']) {
    const { headers, json } = await server.call(path, { method });
    expect(json()).toMatchObject({ code: 'method', status: 405 });
    expect([method, headers.allow]).toEqual([method, isPost ? 'POST' : 'GET, HEAD']);
  }
});

describe('the description of the API', () => {
  interface Operation {
    requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  }
  interface Schema {
    required?: string[];
    properties: Record<string, { pattern?: string; maxLength?: number; enum?: string[] }>;
  }

  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    const { status, headers, json } = await server.call('/api/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://site.example' }] });
    paths = json().paths;
  });

  const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json'];

  it('has every public call, and no other', () => {
    const served = server.routes
      .filter(({ declaration, isRest }) => declaration.audience === 'embed' && !isRest)
      .filter(({ path }) => path !== '/api/openapi.json')
      .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(served.length).toBeGreaterThan(10);
    expect(described.toSorted()).toEqual([...served, 'GET /health/live'].toSorted());
  });

  it('lists the required fields of a form, and their limits', () => {
    const { required = [], properties } = bodyOf('/api/contact')?.schema ?? { properties: {} };
    expect(required).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(Object.keys(properties)).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message']);
    expect(properties.subject).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 });
    expect(new RegExp(properties.email?.pattern ?? 'none').test('Jane@Example.com')).toBe(true);
    const services = bodyOf('/api/estimates')?.schema.properties.serviceType?.enum;
    expect(services).toEqual(['exterior', 'interior', 'pressure-washing']);
    const items = { type: 'object', required: ['brand', 'code'] };
    const { colors } = bodyOf('/api/color-palette')?.schema.properties ?? {};
    expect(colors).toMatchObject({ type: 'array', minItems: 1, items });
  });

  it.each(['/api/estimates', '/api/contact', '/api/color-palette'])('has a valid example of %s', async (path) => {
    expect((await server.post(path, bodyOf(path)?.example)).status).toBe(201);
  });
});

describe('ad blockers', () => {
  const blocked = (addresses: readonly string[]) => addresses.filter(blockedPart).sort();

  it('block no published file', () => {
    const names = Object.keys(builtFiles().files);
    expect(names.length).toBeGreaterThan(100);
    expect(blocked(names)).toEqual([]);
    // The tests that block counting scripts find them by these names.
    expect(names.filter((name) => counting.test(name) && name.endsWith('.js'))).toHaveLength(3);
  });

  it('block no API address except those that the client specified: blocking them does not affect visitors', () => {
    const paths = [...new Set(server.routes.map(({ path }) => path))];
    expect(paths).toContain('/api/estimates');
    // The second is the owner's, and no page requests /metrics.
    expect(blocked(paths)).toEqual(['/api/track', '/api/admin/events', '/metrics'].sort());
  });
});
