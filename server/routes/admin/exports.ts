import { Readable } from 'node:stream';
import { createRoutes } from '../../edge/routes.ts';
import { exportedJson } from '../../office/exported-json.ts';
import { leadTable } from '../../office/lead-table.ts';
import type { Store } from '../../store/store.ts';

/**
 * `GET /api/admin/export.csv`: every lead, a line each. `GET /api/admin/export.json`: everything that the site keeps.
 * Both are written while they are read from the store, page by page; a store that fails on the way breaks them off.
 */
export function exportRoutes({ store, now }: { store: Store; now: () => Date }) {
  const attachment = (name: string) => `attachment; filename="${name.replace('*', now().toISOString().slice(0, 10))}"`;
  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/export.csv', async (ctx) => {
      ctx.set('Content-Disposition', attachment('leads-*.csv'));
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = Readable.from(leadTable(store));
    })
    .get('/export.json', async (ctx) => {
      ctx.set('Content-Disposition', attachment('brushline-*.json'));
      ctx.type = 'application/json';
      ctx.body = Readable.from(exportedJson(store, now()));
    });
}
