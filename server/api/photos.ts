import { LRUCache } from 'lru-cache';
import { uploadedPicture } from '../../catalogue/contracts/admin/content.ts';
import { maxPhotoBytes } from '../../catalogue/contracts/photo.ts';
import { useRawBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { isUnchanged } from '../http/headers.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { found } from '../problem.ts';
import type { Services } from '../services.ts';

/** An estimate must name the id within a day. A picture never changes. */
export function photoRoutes({ photoIntake, store, content, recentWork, trustProxyHops }: Services): Routes[] {
  /** In memory only: nothing is left of a deleted photo. */
  const shown = new LRUCache<string, Promise<Buffer>>({ max: 12 });
  content.onChange(() => shown.clear());

  async function shownPhoto(id: string): Promise<Buffer> {
    const photo = found(await recentWork.photo(id));
    const known = shown.get(id);
    if (known) return known;
    const encoding = store.readPhoto(photo, 'large').then((jpeg) => photoIntake.toShown(found(jpeg)));
    shown.set(id, encoding);
    encoding.catch(() => shown.peek(id) === encoding && shown.delete(id));
    return encoding;
  }

  const body = {
    // A plain form can send neither, so other sites need a preflight.
    type: /^(image\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i,
    maxBytes: maxPhotoBytes,
  };
  return [
    createRoutes({ audience: 'embed', prefix: '/api/photos', priority: 'lead' }).post('', async (ctx) => {
      const client = clientOf(ctx.req, trustProxyHops);
      photoIntake.checkLine();
      const rule = { ...body, share: photoIntake.share(client) };
      ctx.status = 201;
      return useRawBody(ctx.req, rule, (bytes) => photoIntake.accept(bytes, client));
    }),
    createRoutes({ audience: 'owner', prefix: '/api/admin/content/pictures' }).post('', async (ctx) => {
      ctx.status = 201;
      return useRawBody(ctx.req, body, photoIntake.acceptPicture);
    }),
    createRoutes({ audience: 'public', prefix: '/pictures' }).get('/:file', async (ctx) => {
      const [, id] = uploadedPicture.exec(`/pictures/${ctx.params.file}`) ?? [];
      const bytes = found(await store.readPicture(found(id)));
      ctx.type = 'image/jpeg';
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
      return bytes;
    }),
    // It may end at any time, and search engines would keep it.
    createRoutes({ audience: 'public', prefix: '/work' }).get('/:file', async (ctx) => {
      const [, id] = /^([\w-]{11})\.webp$/.exec(ctx.params.file ?? '') ?? [];
      const bytes = await shownPhoto(found(id));
      ctx.set('Cache-Control', 'private, no-cache');
      ctx.set('X-Robots-Tag', 'noindex');
      if (isUnchanged(ctx, `"${id}"`)) return undefined;
      ctx.type = 'image/webp';
      return bytes;
    }),
  ];
}
