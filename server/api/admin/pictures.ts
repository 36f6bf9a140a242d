import { useRawBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { createUploadMemory } from '../../http/upload-memory.ts';
import { limitTable } from '../../limits/limit-table.ts';
import type { PictureIntake } from '../../photos/picture-intake.ts';

/**
 * `POST /api/admin/content/pictures`: one JPEG, PNG or WebP picture as the body; answers 201 `{ path }`, for `imageUrl`
 * of a post. The picture is public.
 */
export function adminPictureRoutes({ pictureIntake }: { pictureIntake: PictureIntake }) {
  const body = {
    type: /^(image\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i,
    maxBytes: limitTable.photoBytes.number,
  };
  const memory = createUploadMemory({
    most: body.maxBytes,
    mostOfOne: body.maxBytes,
    leastRate: limitTable.uploadRate.number,
    patienceMs: limitTable.uploadPatience.number * 1_000,
  });
  return createRoutes({ audience: 'owner', prefix: '/api/admin/content/pictures' }).post('', async (ctx) => {
    const receipt = await useRawBody(ctx.req, { ...body, share: memory(undefined) }, (bytes) =>
      pictureIntake.accept(bytes),
    );
    ctx.status = 201;
    ctx.body = receipt;
  });
}
