import { uploadedPicture } from '../../catalogue/contracts/admin/content.ts';
import { maxPhotoBytes } from '../../catalogue/contracts/photo.ts';
import { useRawBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { found } from '../problem.ts';
import type { Services } from '../services.ts';

/**
 * An estimate must name the id within a day. Photos are only for the owner, `/pictures` public; a picture never
 * changes.
 */
export function photoRoutes({ photoIntake, store, trustProxyHops }: Services): Routes[] {
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
  ];
}
