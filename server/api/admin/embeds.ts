import { embedHealth } from '../../admin/embed-health.ts';
import { createRoutes } from '../../http/routes.ts';
import type { MetricsStore } from '../../store/metrics-store.ts';

/** `GET /api/admin/embeds`: how our widgets do on other sites. */
export function adminEmbedRoutes(parts: { store: MetricsStore; embedOrigins: readonly string[]; now: () => Date }) {
  const { now, ...rest } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/embeds' }).get('', async (ctx) => {
    ctx.body = await embedHealth({ ...rest, now: now() });
  });
}
