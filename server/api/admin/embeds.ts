import { embedHealth } from '../../admin/embed-health.ts';
import type { RegisteredSites } from '../../content/registered-sites.ts';
import { createRoutes } from '../../http/routes.ts';
import type { MetricsStore } from '../../store/port/metrics-store.ts';

/** `GET /api/admin/embeds`: the state of our widgets on other sites. */
export function adminEmbedRoutes(parts: {
  store: MetricsStore;
  sites: Pick<RegisteredSites, 'list'>;
  now: () => Date;
}) {
  const { store, sites, now } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/embeds' }).get('', async (ctx) => {
    ctx.body = await embedHealth({ store, registered: sites.list(), now: now() });
  });
}
