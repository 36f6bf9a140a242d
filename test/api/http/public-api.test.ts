import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { blockedPart, counting } from '../../support/cases/block-list.ts';
import { builtFiles } from '../support/build.ts';
import { faultyStore } from '../support/faulty-site.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe('reads', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  describe('GET /api/service-areas', () => {
    it('returns every area with its fields', async () => {
      const answer = await server.call('/api/service-areas');
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      const list = answer.json();
      expect(list).toHaveLength(areas.length);
      for (const area of list)
        expect(area).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          slug: expect.any(String),
          county: expect.any(String),
          state: 'MD',
          active: true,
        });
    });

    it('is revalidated by its ETag', async () => {
      const { etag = '', 'cache-control': caching } = (await server.call('/api/service-areas')).headers;
      expect(caching).toBe('no-cache');
      const again = await server.call('/api/service-areas', { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('reads the store once for many concurrent requests', async () => {
      let reads = 0;
      await using counted = await startServer({
        store: (real) => ({
          ...real,
          areas: () => {
            reads += 1;
            return real.areas();
          },
        }),
      });
      await Promise.all(Array.from({ length: 20 }, () => counted.call('/api/service-areas')));
      await counted.call('/api/service-areas');
      expect(reads).toBe(1);
    });
  });

  describe('GET /api/service-areas/{slug}', () => {
    it('returns the one area, as in the list', async () => {
      const list = (await server.call('/api/service-areas')).json();
      const answer = await server.call('/api/service-areas/st-michaels');
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(answer.json()).toEqual(list.find(({ slug }: { slug: string }) => slug === 'st-michaels'));
      const again = await server.call('/api/service-areas/st-michaels', {
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('returns an inactive area too, marked as such', async () => {
      const easton = (await server.call('/api/service-areas/easton')).json();
      await server.store.saveArea({ ...easton, id: 'later', slug: 'later', active: false });
      await server.checkContent();
      expect((await server.call('/api/service-areas/later')).json()).toMatchObject({ slug: 'later', active: false });
    });
  });

  describe('GET /api/blog-posts', () => {
    it('returns the published posts with their fields, newest first', async () => {
      await using dated = await startServer({ now: () => new Date('2026-06-10T11:59:00Z') });
      const list = (await dated.call('/api/blog-posts')).json();
      const published = posts.filter(({ publishedAt }) => publishedAt < '2026-06-10T12');
      expect(list).toHaveLength(published.length);
      expect(list.length).toBeGreaterThan(3);
      const times = list.map((post: { publishedAt: string }) => post.publishedAt);
      expect(times).toEqual([...times].sort().reverse());
      for (const post of list) {
        expect(Object.keys(post).sort()).toEqual(
          'category content excerpt id imageUrl publishedAt slug title updatedAt'.split(' '),
        );
      }
    });

    it('includes a future post when its time comes', async () => {
      let now = new Date('2026-06-10T11:59:00Z');
      await using dated = await startServer({ now: () => now });
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
      await changing.store.savePost({ ...post, title: 'Cedar, once more' }, post);
      await changing.checkContent();
      expect((await get()).title).toBe('Cedar, once more');
    });
  });

  describe('an unknown address', () => {
    it.each([
      'atlantis',
      'Easton',
      '%20easton',
      'easton%00',
      '..%2f..%2fpackage.json',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '__proto__',
      'constructor',
      '%7B%22%24ne%22%3A1%7D',
      '%E0%A4%A',
      'x'.repeat(5_000),
    ])('%s is a 404 problem that does not quote it', async (slug) => {
      for (const list of ['service-areas', 'blog-posts']) {
        const answer = await server.call(`/api/${list}/${slug}`);
        expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
        expect(answer.json()).toMatchObject({ code: 'not_found', status: 404 });
        expect(answer.bytes.length).toBeLessThan(300);
        expect(answer.headers['cache-control']).toBe('no-store');
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

  describe('GET /api/testimonials', () => {
    it('returns the featured ones with their fields', async () => {
      const list = (await server.call('/api/testimonials?featured=true')).json();
      expect(list.length).toBeGreaterThan(2);
      for (const testimonial of list) {
        expect(testimonial).toMatchObject({
          id: expect.any(String),
          review: expect.any(String),
          customerName: expect.any(String),
          location: expect.any(String),
          serviceType: expect.any(String),
        });
        expect(testimonial).toHaveProperty('rating');
      }
    });
  });

  it.each([
    '/api/estimates',
    '/api/contact',
    '/api/track',
    '/api/measure',
    '/api/service-areas',
    '/api/service-areas/easton',
    '/api/blog-posts',
    '/api/blog-posts/x',
    '/api/testimonials',
    '/health/live',
  ])('%s lists its methods for all others', async (path) => {
    const isPost = /estimates|contact|track|measure/.test(path);
    for (const method of ['PUT', 'DELETE', 'PATCH', isPost ? 'GET' : 'POST']) {
      const answer = await server.call(path, { method });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.allow).toBe(isPost ? 'POST' : 'GET, HEAD');
      expect(answer.json()).toMatchObject({ code: 'method', status: 405 });
    }
  });
});

describe('the OpenAPI document', () => {
  interface Operation {
    requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  }
  interface Schema {
    required?: string[];
    properties: Record<string, { pattern?: string; maxLength?: number; enum?: string[] }>;
  }

  let server: TestServer;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    server = await startServer();
    const { status, headers, text } = await server.call('/api/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const document = JSON.parse(text);
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://site.example' }] });
    paths = document.paths;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json'];

  describe('the description of the API', () => {
    it('has every public call, and no other', () => {
      const served = server.routes
        .filter(
          ({ declaration, isRest, path }) =>
            declaration.audience === 'embed' && !isRest && path !== '/api/openapi.json',
        )
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
      expect(bodyOf('/api/estimates')?.schema.properties.serviceType?.enum).toEqual([
        'exterior',
        'interior',
        'pressure-washing',
      ]);
      expect(bodyOf('/api/color-palette')?.schema.properties.colors).toMatchObject({
        type: 'array',
        minItems: 1,
        items: { type: 'object', required: ['brand', 'code'] },
      });
    });

    it.each(['/api/estimates', '/api/contact', '/api/color-palette'])(
      'gives an example of %s that is accepted',
      async (path) => {
        const { status } = await server.post(path, bodyOf(path)?.example);
        expect(status).toBe(201);
      },
    );
  });
});

describe('names', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Addresses that the client specified. Blocking the first does not affect visitors; the second is the owner's. */
  const fixed = ['/api/track', '/api/admin/events'];
  const blocked = (addresses: readonly string[]) => addresses.filter(blockedPart).sort();

  describe('ad blockers', () => {
    it('block no published file', () => {
      const names = Object.keys(builtFiles().files);
      expect(names.length).toBeGreaterThan(100);
      expect(blocked(names)).toEqual([]);
      // The tests that block counting scripts find them by these names.
      expect(names.filter((name) => counting.test(name) && name.endsWith('.js'))).toHaveLength(3);
    });

    it('block no API address except the specified ones', () => {
      const paths = [...new Set(server.routes.map(({ path }) => path))];
      expect(paths).toContain('/api/estimates');
      // No page requests /metrics.
      expect(blocked(paths)).toEqual([...fixed, '/metrics'].sort());
    });
  });
});
