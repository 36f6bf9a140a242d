import { siteOrigin } from '../../catalogue/company/site-origin.ts';
import type { RegisteredSites } from '../content/registered-sites.ts';
import { createRoutes } from '../http/routes.ts';
import { Problem } from '../problem.ts';

/** `GET /api/embed-origins?origin=…`: returns `{ registered }`: whether forms on that site are accepted. */
export function embedOriginRoutes({ sites }: { sites: Pick<RegisteredSites, 'has'> }) {
  return createRoutes({ audience: 'embed', prefix: '/api/embed-origins' }).get('', (ctx) => {
    const origin = siteOrigin([ctx.query.origin ?? ''].flat()[0] ?? '');
    if (!origin) throw new Problem('validation', { errors: { origin: 'Please enter the address of a website' } });
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { registered: sites.has(origin) };
  });
}
