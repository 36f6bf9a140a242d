import { uploadedPicture } from '../../catalogue/contracts/admin/content/picture.ts';
import { createRoutes } from '../http/routes.ts';
import { Problem } from '../problem.ts';
import type { PictureStore } from '../store/port/picture-store.ts';

/** `GET /pictures/{id}.jpg`: the picture of a post. The picture of an id never changes. */
export function pictureRoutes(store: Pick<PictureStore, 'readPicture'>) {
  return createRoutes({ audience: 'public', prefix: '/pictures' }).get('/:file', async (ctx) => {
    const [, id] = uploadedPicture.exec(`/pictures/${ctx.params.file}`) ?? [];
    const bytes = id && (await store.readPicture(id));
    if (!bytes) throw new Problem('not_found');
    ctx.type = 'image/jpeg';
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.body = bytes;
  });
}
