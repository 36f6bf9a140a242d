import { createRoutes } from '../../http/routes.ts';
import { embedHealth } from '../../office/embed-health.ts';
import type { CountStore } from '../../store/count-store.ts';

/** `GET /api/admin/embeds`: how our widgets do on other sites. */
export function adminEmbedRoutes(parts: { store: CountStore; embedOrigins: readonly string[]; now: () => Date }) {
  const { now, ...rest } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/embeds' }).get('', async (ctx) => {
    ctx.body = await embedHealth({ ...rest, now: now() });
  });
}
