import * as v from 'valibot';
import { SiteRegistration } from '../../../catalogue/contracts/admin/sister-site.ts';
import type { RegisteredSites } from '../../content/registered-sites.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import { validBody } from '../../valid-body.ts';

const maxBytes = 4 * 1024;
const Removal = v.object({ origin: v.pipe(v.string('Invalid input'), v.maxLength(300, 'Invalid input')) });

/**
 * `GET /api/admin/sites`: the sites whose forms are accepted. `POST` `{ name, address }` registers one, `POST …/remove`
 * `{ origin }` removes one; both return the new list.
 */
export function siteRoutes({ sites }: { sites: RegisteredSites }) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/sites' })
    .get('', async (ctx) => {
      await sites.check();
      ctx.body = sites.list();
    })
    .post('', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
      const { name, address } = validBody(body, SiteRegistration);
      await sites.add({ name, origin: address });
      ctx.body = sites.list();
    })
    .post('/remove', async (ctx) => {
      const { origin } = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), Removal);
      if (!(await sites.remove(origin))) throw new Problem('not_found');
      ctx.body = sites.list();
    });
}
