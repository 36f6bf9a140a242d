import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { maxPhotoBytes } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { area, contentOffice, fromOurPages, login, post, review } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe('content', () => {
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

    it('stores a testimonial, and hides internal fields from visitors', async () => {
      const { server, put, get, open } = await contentOffice();
      await using _ = server;
      const former = (await put('/testimonials/ann', review)).json();
      const shown = { id: 'ann', ...review, serviceType: '', isSample: false };
      expect((await open('/api/testimonials?featured=true')).at(-1)).toEqual(shown);
      expect((await get('/testimonials')).at(-1)).toEqual({ ...shown, isFeatured: true, active: true });
      await put('/testimonials/ann', { ...review, isFeatured: false, former });
      expect((await open('/api/testimonials?featured=true')).some(({ id }: { id: string }) => id === 'ann')).toBe(
        false,
      );
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

  describe('the content’s history', () => {
    it('lists each change by name and field, and undoes it', async () => {
      const { server, put, get, post: call, remove, open } = await contentOffice();
      await using _ = server;
      const former = (await put('/areas/tilghman', area)).json();
      const renamed = { ...area, name: 'Tilghman Island', active: false };
      await remove('/areas/tilghman', (await put('/areas/tilghman', { ...renamed, former })).json());
      const [removed, changed, added] = await get('/history?list=areas');
      expect([removed.kind, changed.kind, added.kind]).toEqual(['removed', 'changed', 'added']);
      expect(changed).toMatchObject({ name: 'Tilghman Island', itemId: 'tilghman', fields: ['name', 'active'] });
      expect((await call('/undo', { changeId: removed.id })).status).toBe(204);
      expect((await open('/api/service-areas/tilghman')).name).toBe('Tilghman Island');
      await call('/undo', { changeId: changed.id });
      expect(await open('/api/service-areas/tilghman')).toMatchObject({ name: 'Tilghman', active: true });
      await call('/undo', { changeId: added.id });
      expect((await server.call('/api/service-areas/tilghman')).status).toBe(404);
      expect(await get('/history')).toHaveLength(6);
      expect(await get('/history?list=posts')).toEqual([]);
    });

    it('restores a testimonial with its featured state', async () => {
      const { server, put, get, post: call } = await contentOffice();
      await using _ = server;
      const former = (await put('/testimonials/ann', { ...review, isFeatured: false })).json();
      await put('/testimonials/ann', { ...review, isFeatured: true, review: 'Rewritten.', former });
      const [change] = await get('/history');
      await call('/undo', { changeId: change.id });
      expect(await get('/testimonials/ann')).toMatchObject({ review: review.review, isFeatured: false });
    });

    it('does not undo a change if another item has taken its slug', async () => {
      const { server, put, get, post: call, remove } = await contentOffice();
      await using _ = server;
      await remove('/areas/a', (await put('/areas/a', area)).json());
      const [change] = await get('/history');
      await put('/areas/b', area);
      expect((await call('/undo', { changeId: change.id })).json().errors[0].field).toBe('slug');
      expect((await call('/undo', { changeId: 'nothing' })).status).toBe(404);
      expect((await call('/undo', {})).status).toBe(422);
    });
  });

  it('previews an article as on its page, without the surrounding markup', async () => {
    const { server, post: call } = await contentOffice();
    await using _ = server;
    const { headers, text } = await call('/preview', { markdown: '# One\n\n<script>x</script> and **two**' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h2 id="part-1">One</h2>');
    expect(text).toContain('&lt;script&gt;x&lt;/script&gt; and <strong>two</strong>');
  });

  it.each([
    ['quotes', '>'.repeat(5_000)],
    ['lists', '1. '.repeat(5_000)],
    ['asterisks', `${'***'.repeat(3_000)}a${'***'.repeat(3_000)}`],
  ])('refuses an article of nested %s that could not be rendered', async (_name, content) => {
    const { server, put, post: call } = await contentOffice();
    await using _ = server;
    const sentence = 'Please nest quotes, lists and emphasis at most 20 deep';
    const saved = await put('/posts/deep', { ...post, content });
    expect([saved.status, saved.json().errors]).toEqual([422, [{ field: 'content', message: sentence }]]);
    const previewed = await call('/preview', { markdown: content });
    expect([previewed.status, previewed.json().errors]).toEqual([422, [{ field: 'markdown', message: sentence }]]);
  });

  describe('invalid content', () => {
    it.each([
      [
        'areas/x',
        { ...area, slug: 'Tilghman Island' },
        'slug',
        'Please use lowercase letters, digits and single hyphens',
      ],
      ['areas/x', { ...area, slug: 'easton' }, 'slug', 'Another one already has this address'],
      ['areas/x', { ...area, county: ' ' }, 'county', 'County is required'],
      [
        'areas/x',
        { ...area, zipCodes: ['2167'] },
        'zipCodes',
        'Please write ZIP codes of five digits, separated by commas',
      ],
      ['testimonials/x', { ...review, rating: 6 }, 'rating', 'Please choose 1 to 5 stars'],
      ['testimonials/x', { ...review, customerName: '' }, 'customerName', 'Name is required'],
      ['posts/x', { ...post, publishedAt: 'soon' }, 'publishedAt', 'Please enter the day on which it comes out'],
      ['posts/x', { ...post, publishedAt: '2026-02-30' }, 'publishedAt', 'Please enter the day on which it comes out'],
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
    ])('refuses %s %j with a message for its field', async (path, body, field, message) => {
      const { server, put, get } = await contentOffice();
      await using _ = server;
      const answer = await put(`/${path}`, body);
      expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field, message }]);
      expect((await get(`/${path}`)).status).toBe(404);
    });
  });

  describe('a change of content that names its former state', () => {
    it.each(['areas', 'testimonials', 'posts'])(
      'refuses an edit of %s that somebody else changed meanwhile',
      async (list) => {
        const { server, put, get } = await contentOffice();
        await using _ = server;
        const [former] = await get(`/${list}`);
        const [here, there] = ['Written here.', 'Written there.'].map((text) => ({
          ...{ ...former, description: text, review: text, title: text },
          former,
        }));
        expect((await put(`/${list}/${former.id}`, here)).status).toBe(200);
        const refused = await put(`/${list}/${former.id}`, there);
        expect(refused.status).toBe(409);
        const current = await get(`/${list}/${former.id}`);
        expect(Object.values(current)).toContain('Written here.');
        expect((await put(`/${list}/${former.id}`, { ...there, former: current })).status).toBe(200);
        expect((await put(`/${list}/${former.id}`, { ...there, former: 'x' })).status).toBe(422);
        expect((await put(`/${list}/gone`, { ...there, slug: 'gone', former })).status).toBe(409);
      },
    );

    it.each(['areas', 'testimonials', 'posts'])(
      'does not replace one of the %s without its former state',
      async (list) => {
        const { server, put, get } = await contentOffice();
        await using _ = server;
        const [stored] = await get(`/${list}`);
        const refused = await put(`/${list}/${stored.id}`, {
          ...stored,
          description: 'New',
          review: 'New',
          title: 'New',
        });
        expect([refused.status, refused.json()]).toMatchObject([
          409,
          { code: 'exists', title: 'This already exists; to change it, send its former state as well' },
        ]);
        expect(await get(`/${list}/${stored.id}`)).toEqual(stored);
      },
    );

    it.each(['areas', 'testimonials', 'posts'])('takes a change of %s again whose answer was lost', async (list) => {
      const { server, put, get } = await contentOffice();
      await using _ = server;
      const [former] = await get(`/${list}`);
      const change = { ...former, description: 'New', review: 'New', title: 'New', former };
      const added = { ...former, description: 'Added', review: 'Added', title: 'Added', slug: 'added' };
      for (const [id, body] of [
        [former.id, change],
        ['added', added],
      ] as const) {
        const first = await put(`/${list}/${id}`, body);
        const again = await put(`/${list}/${id}`, body);
        expect([again.status, again.json()]).toEqual([200, first.json()]);
      }
      expect(await get('/history')).toHaveLength(2);
    });

    it.each(['areas', 'testimonials', 'posts'])(
      'refuses to remove one of the %s that somebody else changed meanwhile',
      async (list) => {
        const { server, put, get, remove } = await contentOffice();
        await using _ = server;
        const [former] = await get(`/${list}`);
        const path = `/${list}/${former.id}`;
        expect((await put(path, { ...former, description: 'New', review: 'New', title: 'New', former })).status).toBe(
          200,
        );
        const refused = await remove(path, former);
        expect([refused.status, refused.json().code]).toEqual([409, 'changed']);
        const current = await get(path);
        expect(Object.values(current)).toContain('New');
        expect(await get('/history')).toHaveLength(1);
        expect((await remove(path, current)).status).toBe(204);
      },
    );

    it.each(['areas', 'testimonials', 'posts'])('takes a removal of %s again whose answer was lost', async (list) => {
      const { server, get, remove } = await contentOffice();
      await using _ = server;
      const [former] = await get(`/${list}`);
      const path = `/${list}/${former.id}`;
      expect((await remove(path, former)).status).toBe(204);
      expect((await remove(path, former)).status).toBe(204);
      expect((await remove(path, { ...former, description: 'Other', review: 'Other', title: 'Other' })).status).toBe(
        404,
      );
      expect(await get('/history')).toHaveLength(1);
    });

    it('removes nothing without the state to remove', async () => {
      const { server, get, removeAs } = await contentOffice();
      await using _ = server;
      const [stored] = await get('/areas');
      for (const body of [{}, { former: 'x' }, { former: null }]) {
        const refused = await removeAs(`/areas/${stored.id}`, body);
        expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'former']);
      }
      expect(await get(`/areas/${stored.id}`)).toEqual(stored);
    });
  });
});

describe('pictures', () => {
  const dayMs = 86_400_000;
  const post = {
    ...{ slug: 'on-docks', title: 'On docks', excerpt: 'What the tide does.', category: 'Deck Staining' },
    ...{ content: 'Low **water** first.', publishedAt: '2026-05-01', imageAlt: 'A dock at low water' },
  };

  let server: TestServer;
  let aheadMs = 0;
  beforeEach(async () => {
    aheadMs = 0;
    server = await startServer({ now: () => new Date(Date.now() + aheadMs) });
  });
  afterEach(() => server[Symbol.asyncDispose]());

  async function upload(body: Buffer, headers?: Record<string, string>) {
    return server.call('/api/admin/content/pictures', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', ...(headers ?? (await login(server))) },
      body,
    });
  }
  const pathOf = async (body: Buffer): Promise<string> => (await upload(body)).json().path;
  const save = async (fields: object, id = 'docks') =>
    server.call(`/api/admin/content/posts/${id}`, {
      method: 'PUT',
      headers: { ...(await login(server)), 'content-type': 'application/json' },
      body: JSON.stringify({ ...post, ...fields }),
    });

  describe('a picture of a post', () => {
    it('is encoded again, 8 wide by 5 high, and is public', async () => {
      const answer = await upload(await aPhoto('png', 640, 640));
      expect([answer.status, answer.json()]).toEqual([
        201,
        { path: expect.stringMatching(/^\/pictures\/[\w-]{22}\.jpg$/) },
      ]);
      const shown = await server.call(answer.json().path);
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { format, width, height, exif } = await sharp(shown.bytes).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 960, height: 600, exif: undefined });
    });

    it('is accepted only from the owner and only from our own pages', async () => {
      const body = await aPhoto();
      expect((await upload(body, fromOurPages)).status).toBe(401);
      const { cookie = '' } = await login(server);
      expect((await upload(body, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    });

    it('is refused with a sentence if it is not a picture, or too large', async () => {
      const none = await upload(Buffer.from('GIF89a and so on'));
      expect([none.status, none.json().errors[0].message]).toEqual([422, expect.any(String)]);
      expect((await upload(Buffer.from('plain text'))).json().errors[0].message).toBe(photoMessages.not_image);
      expect((await upload(Buffer.alloc(maxPhotoBytes + 1))).status).toBe(413);
    });

    it.each([
      '/pictures/',
      '/pictures/x.jpg',
      `/pictures/${'a'.repeat(22)}.jpg`,
      `/pictures/${'a'.repeat(22)}`,
      '/pictures/..%2fx.jpg',
    ])('does not exist at %s', async (path) => {
      expect((await server.call(path)).status).toBe(404);
    });

    it('is shown in a post with its alternative text', async () => {
      const imageUrl = await pathOf(await aPhoto());
      const refused = await save({ imageUrl, imageAlt: ' ' });
      expect([refused.status, refused.json().errors]).toEqual([
        422,
        [{ field: 'imageAlt', message: 'Please say what the picture shows, for those who cannot see it' }],
      ]);
      expect((await save({ imageUrl })).status).toBe(200);
      expect((await server.call('/api/blog-posts/on-docks')).json()).toMatchObject({
        imageUrl,
        imageAlt: post.imageAlt,
      });
    });

    it('is kept while a post shows it or an undo could, and otherwise removed a week after its upload', async () => {
      const [kept, replaced, never] = [
        await pathOf(await aPhoto()),
        await pathOf(await aPhoto()),
        await pathOf(await aPhoto()),
      ];
      const former = (await save({ imageUrl: replaced })).json();
      await save({ imageUrl: kept, former });
      const statuses = async () =>
        Promise.all([kept, replaced, never].map(async (path) => (await server.call(path)).status));
      aheadMs = 6 * dayMs;
      await pathOf(await aPhoto());
      expect(await statuses()).toEqual([200, 200, 200]);
      aheadMs = 8 * dayMs;
      await pathOf(await aPhoto());
      expect(await statuses()).toEqual([200, 200, 404]);
    });
  });
});
