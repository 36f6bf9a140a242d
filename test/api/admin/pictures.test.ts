import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxPhotoBytes } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { fromOurPages, login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

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
    expect((await server.call('/api/blog-posts/on-docks')).json()).toMatchObject({ imageUrl, imageAlt: post.imageAlt });
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
