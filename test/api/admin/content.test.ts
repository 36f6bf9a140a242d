import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { maxPhotoBytes } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { area, contentOffice, login, post, review } from '../support/owner-session.ts';

const lists = ['areas', 'testimonials', 'posts'];
/** An item of any list with other words. */
const reworded = (item: object, text: string) => ({ ...item, description: text, review: text, title: text });

describe('the owner’s content calls', () => {
  it('adds a new area that the site shows at once', async () => {
    const { put, get, open } = await contentOffice();
    const saved = (await put('/areas/tilghman', { ...area, zipCodes: ['21671'], metaDescription: '' })).json();
    expect(saved).toEqual({ id: 'tilghman', ...area, zipCodes: ['21671'], active: true });
    expect(await open('/api/service-areas/tilghman')).toEqual(saved);
    expect(await get('/areas/tilghman')).toEqual(saved);
  });

  it.each(lists)('accepts all seeded %s unchanged', async (list) => {
    const { put, get } = await contentOffice();
    const seeded: { id: string; updatedAt?: string }[] = await get(`/${list}`);
    expect(seeded.length).toBeGreaterThan(0);
    for (const { id, ...item } of seeded) {
      const saved = await put(`/${list}/${id}`, { ...item, former: { id, ...item } });
      const changed = list === 'posts' ? { updatedAt: saved.json().updatedAt } : {};
      expect([saved.status, saved.json()]).toEqual([200, { id, active: true, ...item, ...changed }]);
    }
  });

  it('stores a testimonial, and hides internal fields from visitors', async () => {
    const { put, get, open } = await contentOffice();
    const former = (await put('/testimonials/ann', review)).json();
    const shown = { id: 'ann', ...review, serviceType: '', isSample: false };
    expect((await open('/api/testimonials?featured=true')).at(-1)).toEqual(shown);
    expect((await get('/testimonials')).at(-1)).toEqual({ ...shown, isFeatured: true, active: true });
    await put('/testimonials/ann', { ...review, isFeatured: false, former });
    expect(await open('/api/testimonials?featured=true')).not.toContainEqual(shown);
    expect((await open('/api/testimonials')).at(-1)).toEqual(shown);
  });

  it.each([
    ['testimonials/ann', review, '/api/testimonials'],
    ['posts/docks', post, '/api/blog-posts'],
  ])('hides %s from the site, and shows it again', async (path, item, list) => {
    const { put, get, open } = await contentOffice();
    const shownItem = async () => (await open(list)).find(({ id }: { id: string }) => path.endsWith(`/${id}`));
    const shown = (await put(`/${path}`, item)).json();
    expect(await shownItem()).toBeDefined();
    const hidden = (await put(`/${path}`, { ...item, active: false, former: shown })).json();
    expect(await shownItem()).toBeUndefined();
    expect(await get(`/${path}`)).toMatchObject({ active: false });
    await put(`/${path}`, { ...item, active: true, former: hidden });
    expect(await shownItem()).toBeDefined();
    expect(await shownItem()).not.toHaveProperty('active');
  });

  it('dates a post by its day, and its last change by the clock', async () => {
    const { put } = await contentOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    const former = (await put('/posts/docks', post)).json();
    const [publishedAt, updatedAt] = ['2026-05-01T00:00:00.000Z', '2026-06-01T12:00:00.000Z'];
    expect(former).toMatchObject({ publishedAt, updatedAt });
    const later = (await put('/posts/docks', { ...post, publishedAt: '2026-07-01T12:00:00Z', former })).json();
    expect(later.updatedAt).toBe('2026-07-01T12:00:00.000Z');
  });

  it('removes an item permanently, and answers 404 if it does not exist', async () => {
    const { get, remove, open } = await contentOffice();
    const stored = await get(`/posts/${posts[0]?.id}`);
    expect((await remove(`/posts/${stored.id}`, stored)).status).toBe(204);
    expect((await open('/api/blog-posts')).length).toBe(posts.length - 1);
    for (const path of ['/posts/nothing', '/paints/red']) expect((await remove(path, stored)).status).toBe(404);
  });
});

describe('the content’s history', () => {
  it('lists each change by name and field, and undoes it', async () => {
    const { server, put, get, post: call, remove, open } = await contentOffice();
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

  it('does not undo a change if another item has taken its slug', async () => {
    const { put, get, post: call, remove } = await contentOffice();
    await remove('/areas/a', (await put('/areas/a', area)).json());
    const [change] = await get('/history');
    await put('/areas/b', area);
    expect((await call('/undo', { changeId: change.id })).json().errors[0].field).toBe('slug');
    expect((await call('/undo', { changeId: 'nothing' })).status).toBe(404);
    expect((await call('/undo', {})).status).toBe(422);
  });
});

it('previews an article as on its page, without the surrounding markup', async () => {
  const { post: call } = await contentOffice();
  const { headers, text } = await call('/preview', { markdown: '# One\n\n<script>x</script> and **two**' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h2 id="part-1">One</h2>');
  expect(text).toContain('&lt;script&gt;x&lt;/script&gt; and <strong>two</strong>');
});

describe('invalid content', () => {
  it.each([
    ['quotes', '>'.repeat(5_000)],
    ['lists', '1. '.repeat(5_000)],
    ['asterisks', `${'***'.repeat(3_000)}a${'***'.repeat(3_000)}`],
  ])('is an article of nested %s that could not be rendered', async (_name, content) => {
    const { put, post: call } = await contentOffice();
    const message = 'Please nest quotes, lists and emphasis at most 20 deep';
    const saved = await put('/posts/deep', { ...post, content });
    expect([saved.status, saved.json().errors]).toEqual([422, [{ field: 'content', message }]]);
    const previewed = await call('/preview', { markdown: content });
    expect([previewed.status, previewed.json().errors]).toEqual([422, [{ field: 'markdown', message }]]);
  });

  const noDay = 'Please enter the day on which it comes out';
  const noZip = 'Please write ZIP codes of five digits, separated by commas';
  it.each([
    ['areas', { slug: 'Tilghman Island' }, 'Please use lowercase letters, digits and single hyphens'],
    ['areas', { slug: 'easton' }, 'Another one already has this address'],
    ['areas', { county: ' ' }, 'County is required'],
    ['areas', { zipCodes: ['2167'] }, noZip],
    ['testimonials', { rating: 6 }, 'Please choose 1 to 5 stars'],
    ['testimonials', { customerName: '' }, 'Name is required'],
    ['posts', { publishedAt: 'soon' }, noDay],
    ['posts', { publishedAt: '2026-02-30' }, noDay],
    ['posts', { imageUrl: '//evil.example/x.png' }, 'Please choose a picture of this site, or none'],
    ['posts', { content: 'x'.repeat(50_001) }, 'Please shorten this text to 50,000 characters; it has 50,001'],
  ])('of %s with %j is refused with a message for its field', async (list, change, message) => {
    const { put, get } = await contentOffice();
    const valid = { areas: area, testimonials: review, posts: post }[list];
    const answer = await put(`/${list}/x`, { ...valid, ...change });
    const [field] = Object.keys(change);
    expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field, message }]);
    expect((await get(`/${list}/x`)).status).toBe(404);
  });
});

describe.each(lists)('a change of %s that names the former state', (list) => {
  it('is refused if somebody else changed it meanwhile, or without that state', async () => {
    const { put, get } = await contentOffice();
    const [former] = await get(`/${list}`);
    const path = `/${list}/${former.id}`;
    const there = reworded(former, 'Written there.');
    expect((await put(path, { ...reworded(former, 'Written here.'), former })).status).toBe(200);
    expect((await put(path, { ...there, former })).status).toBe(409);
    const current = await get(path);
    expect(Object.values(current)).toContain('Written here.');
    expect((await put(path, there)).json()).toMatchObject({
      ...{ status: 409, code: 'exists' },
      title: 'This already exists; to change it, send its former state as well',
    });
    expect(await get(path)).toEqual(current);
    expect((await put(path, { ...there, former: current })).status).toBe(200);
    expect((await put(path, { ...there, former: 'x' })).status).toBe(422);
    expect((await put(`/${list}/gone`, { ...there, slug: 'gone', former })).status).toBe(409);
  });

  it('is taken again if its answer was lost', async () => {
    const { put, get } = await contentOffice();
    const [former] = await get(`/${list}`);
    for (const [id, body] of [
      [former.id, { ...reworded(former, 'New'), former }],
      ['added', { ...reworded(former, 'Added'), slug: 'added' }],
    ] as const) {
      const first = await put(`/${list}/${id}`, body);
      const again = await put(`/${list}/${id}`, body);
      expect([again.status, again.json()]).toEqual([200, first.json()]);
    }
    expect(await get('/history')).toHaveLength(2);
  });

  it('does not remove what somebody else changed meanwhile', async () => {
    const { put, get, remove } = await contentOffice();
    const [former] = await get(`/${list}`);
    const path = `/${list}/${former.id}`;
    expect((await put(path, { ...reworded(former, 'New'), former })).status).toBe(200);
    const refused = await remove(path, former);
    expect([refused.status, refused.json().code]).toEqual([409, 'changed']);
    const current = await get(path);
    expect(Object.values(current)).toContain('New');
    expect(await get('/history')).toHaveLength(1);
    expect((await remove(path, current)).status).toBe(204);
  });

  it('removes again if the answer was lost, and nothing without the state to remove', async () => {
    const { get, remove, removeAs } = await contentOffice();
    const [former] = await get(`/${list}`);
    const path = `/${list}/${former.id}`;
    for (const body of [{}, { former: 'x' }, { former: null }]) {
      const refused = await removeAs(path, body);
      expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'former']);
    }
    expect(await get(path)).toEqual(former);
    for (const [state, status] of [
      [former, 204],
      [former, 204],
      [reworded(former, 'Other'), 404],
    ] as const) {
      expect((await remove(path, state)).status).toBe(status);
    }
    expect(await get('/history')).toHaveLength(1);
  });
});

describe('a picture of a post', () => {
  const { imageUrl: _, ...article } = { ...post, imageAlt: 'A dock at low water' };

  async function pictureOffice() {
    let aheadMs = 0;
    const { server, put } = await contentOffice({ now: () => new Date(Date.now() + aheadMs) });
    // A new login for each call, because the clock passes the end of any other.
    const upload = async (body: Buffer, headers?: Record<string, string>) =>
      server.call('/api/admin/content/pictures', {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', ...(headers ?? (await login(server))) },
        body,
      });
    return {
      server,
      upload,
      pathOf: async (body: Buffer): Promise<string> => (await upload(body)).json().path,
      save: (fields: object) => put('/posts/docks', { ...article, ...fields }),
      pass: (days: number) => {
        aheadMs += days * 86_400_000;
      },
    };
  }

  it('is encoded again, 8 wide by 5 high, and is public', async () => {
    const { server, upload } = await pictureOffice();
    const answer = await upload(await aPhoto('png', 640, 640));
    const { path } = answer.json();
    expect([answer.status, path]).toEqual([201, expect.stringMatching(/^\/pictures\/[\w-]{22}\.jpg$/)]);
    const shown = await server.call(path);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height, exif } = await sharp(shown.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 960, height: 600, exif: undefined });
  });

  it('is refused with a sentence if it is not a picture, or too large', async () => {
    const { upload } = await pictureOffice();
    const none = await upload(Buffer.from('GIF89a and so on'));
    expect([none.status, none.json().errors[0].message]).toEqual([422, expect.any(String)]);
    expect((await upload(Buffer.from('plain text'))).json().errors[0].message).toBe(photoMessages.not_image);
    expect((await upload(Buffer.alloc(maxPhotoBytes + 1))).status).toBe(413);
  });

  it('does not exist at any other address', async () => {
    const { server } = await pictureOffice();
    for (const file of ['', 'x.jpg', `${'a'.repeat(22)}.jpg`, 'a'.repeat(22), '..%2fx.jpg']) {
      expect([file, (await server.call(`/pictures/${file}`)).status]).toEqual([file, 404]);
    }
  });

  it('is shown in a post with its alternative text', async () => {
    const { server, pathOf, save } = await pictureOffice();
    const imageUrl = await pathOf(await aPhoto());
    const refused = await save({ imageUrl, imageAlt: ' ' });
    const message = 'Please say what the picture shows, for those who cannot see it';
    expect([refused.status, refused.json().errors]).toEqual([422, [{ field: 'imageAlt', message }]]);
    expect((await save({ imageUrl })).status).toBe(200);
    const shown = (await server.call('/api/blog-posts/on-docks')).json();
    expect(shown).toMatchObject({ imageUrl, imageAlt: article.imageAlt });
  });

  it('is kept while a post shows it or an undo could, and otherwise removed a week after its upload', async () => {
    const { server, pathOf, save, pass } = await pictureOffice();
    const photo = await aPhoto();
    const [kept, replaced, never] = [await pathOf(photo), await pathOf(photo), await pathOf(photo)];
    const former = (await save({ imageUrl: replaced })).json();
    await save({ imageUrl: kept, former });
    const statuses = () => Promise.all([kept, replaced, never].map(async (path) => (await server.call(path)).status));
    pass(6);
    await pathOf(photo);
    expect(await statuses()).toEqual([200, 200, 200]);
    pass(2);
    await pathOf(photo);
    expect(await statuses()).toEqual([200, 200, 404]);
  });
});
