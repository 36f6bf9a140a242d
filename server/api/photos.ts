import { useRawBody } from '../http/body.ts';
import { clientOf } from '../http/client-address.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';

/**
 * `POST /api/photos`: one JPEG, PNG or WebP picture as the body, recognized by its bytes; answers 201 `{ id, width,
 * height, bytes }`. A request for an estimate must name the id in `photos` within a day, or sooner while too many
 * photos wait for their requests. Only the owner can see a photo.
 */
export function photoRoutes(parts: { photoIntake: PhotoIntake; trustProxyHops: number }): Routes {
  const { photoIntake, trustProxyHops } = parts;
  const body = {
    // A plain form can send neither type, so a browser sends a preflight before another site's page may send one.
    type: /^(image\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i,
    maxBytes: limitTable.photoBytes.number,
  };
  return createRoutes({ audience: 'embed', prefix: '/api/photos', priority: 'lead' }).post('', async (ctx) => {
    const client = clientOf(ctx.req, trustProxyHops);
    photoIntake.checkLine();
    const rule = { ...body, share: photoIntake.share(client) };
    const receipt = await useRawBody(ctx.req, rule, (bytes) => photoIntake.accept(bytes, client));
    ctx.status = 201;
    ctx.body = receipt;
  });
}
