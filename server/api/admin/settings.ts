import type { DigestStates } from '../../../catalogue/contracts/admin/digest-states.ts';
import { SettingsChange } from '../../../catalogue/contracts/admin/settings.ts';
import type { Settings } from '../../admin/settings.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { digestState } from '../../mail/digests/digest-scheduler.ts';
import type { AdminStore } from '../../store/admin-store.ts';
import { validBody } from '../../valid-body.ts';

const maxBytes = 4 * 1024;

/**
 * `GET /api/admin/settings`, and `PATCH` of some of them; both return the current ones. `GET …/letters`: the state of
 * the digests.
 */
export function settingsRoutes(settings: Settings, store: AdminStore) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/settings' })
    .get('', async (ctx) => {
      ctx.body = await settings.read();
    })
    .patch('', async (ctx) => {
      await settings.change(validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), SettingsChange));
      ctx.body = await settings.read();
    })
    .get('/letters', async (ctx) => {
      const [weekly, spam] = await Promise.all([digestState(store, 'weekly'), digestState(store, 'spam')]);
      ctx.body = { weekly, spam } satisfies DigestStates;
    });
}
