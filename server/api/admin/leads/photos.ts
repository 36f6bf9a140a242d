import { createRoutes } from '../../../http/routes.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoSize, PhotoStore } from '../../../store/port/photo-store.ts';

/**
 * `GET /api/admin/photos/{id}`: a photo of a request as JPEG; `…/{id}/small` its thumbnail, `…/{id}/file` the photo as
 * a download. Only for the owner, and never cached: an erased photo is gone.
 */
export function adminPhotoRoutes(store: Pick<PhotoStore, 'readPhoto'>) {
  const answer = async (id: string, size: PhotoSize) => {
    const bytes = await store.readPhoto(id, size);
    if (!bytes) throw new Problem('not_found');
    return bytes;
  };
  const routes = createRoutes({ audience: 'owner', prefix: '/api/admin/photos' });
  for (const [path, size, disposition] of [
    ['/:id', 'large', 'inline'],
    ['/:id/small', 'small', 'inline'],
    ['/:id/file', 'large', 'attachment'],
  ] as const) {
    routes.get(path, async (ctx) => {
      const id = ctx.params.id ?? '';
      ctx.body = await answer(id, size);
      ctx.type = 'image/jpeg';
      // A photo with this id exists, so the id is safe in a header.
      ctx.set('Content-Disposition', `${disposition}; filename="photo-${id}.jpg"`);
      ctx.set('Cache-Control', 'private, no-store');
    });
  }
  return routes;
}
