import Router from '@koa/router';
import { readBody } from '../../edge/body.ts';
import type { State } from '../../edge/edge.ts';
import { validBody } from '../../edge/valid-body.ts';
import { OfficeSettings, type Settings } from '../../office/settings.ts';

const maxBytes = 4 * 1024;

/** `GET /api/admin/settings`, and `PUT` of all of them; both answer what holds. */
export function settingsRoutes(settings: Settings) {
  return new Router<State>({ prefix: '/api/admin/settings' })
    .get('/', async (ctx) => {
      ctx.body = await settings.read();
    })
    .put('/', async (ctx) => {
      const wanted = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), OfficeSettings);
      await settings.write(wanted);
      ctx.body = wanted;
    });
}
