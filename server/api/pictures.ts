import { uploadedPicture } from '../../catalogue/contracts/admin/content/picture.ts';
import { useRawBody } from '../http/body.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { PictureIntake } from '../photos/picture-intake.ts';
import { Problem } from '../problem.ts';
import type { PictureStore } from '../store/port/photo-store.ts';

/**
 * `GET /pictures/{id}.jpg`: the picture of a post; the picture of an id never changes. `POST
 * /api/admin/content/pictures`: one JPEG, PNG or WebP picture as the body; answers 201 `{ path }`, for `imageUrl` of a
 * post. The picture is public.
 */
export function pictureRoutes(parts: {
  store: Pick<PictureStore, 'readPicture'>;
  pictureIntake: PictureIntake;
}): Routes[] {
  const { store, pictureIntake } = parts;
  const body = {
    type: /^(image\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i,
    maxBytes: limitTable.photoBytes.number,
  };
  return [
    createRoutes({ audience: 'public', prefix: '/pictures' }).get('/:file', async (ctx) => {
      const [, id] = uploadedPicture.exec(`/pictures/${ctx.params.file}`) ?? [];
      const bytes = id && (await store.readPicture(id));
      if (!bytes) throw new Problem('not_found');
      ctx.type = 'image/jpeg';
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
      ctx.body = bytes;
    }),
    createRoutes({ audience: 'owner', prefix: '/api/admin/content/pictures' }).post('', async (ctx) => {
      const receipt = await useRawBody(ctx.req, body, pictureIntake.accept);
      ctx.status = 201;
      ctx.body = receipt;
    }),
  ];
}
