import { type PushState, PushSubscriptionInput } from '../../../catalogue/contracts/admin/push.ts';
import { browserName } from '../../auth/sessions.ts';
import { jsonBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { found, invalid, Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from './session.ts';

const testTtlSeconds = 60;

const testMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};

/** A test gets 204 once the push service has accepted it. */
export function adminPushRoutes({ push, now }: Services) {
  const state = async (): Promise<PushState> => {
    const [{ publicKey }, devices] = await Promise.all([push.keys(), push.devices.list()]);
    return {
      publicKey,
      devices: devices.map(({ id, browser, addedAt, last }) => ({ id, browser, addedAt, ...(last && { last }) })),
    };
  };

  return createRoutes({ audience: 'owner', prefix: '/api/admin/push' })
    .get('', () => state())
    .post('/devices', async (ctx) => {
      const { endpoint, keys } = await jsonBody(ctx, PushSubscriptionInput);
      if (!push.isAllowedEndpoint(endpoint)) {
        throw invalid({ endpoint: 'This browser’s alerts cannot be used' });
      }
      const browser = browserName(ctx.get('User-Agent'));
      await push.devices.add({ endpoint, keys, browser, addedAt: now().toISOString(), login: deviceOf(ctx).id });
      return state();
    })
    .delete('/devices/:id', async (ctx) => {
      if (!(await push.devices.remove(ctx.params.id ?? ''))) throw new Problem('not_found');
    })
    .post('/devices/:id/test', async (ctx) => {
      const device = found((await push.devices.list()).find(({ id }) => id === ctx.params.id));
      const outcome = await push.deliver(device, testMessage, { ttlSeconds: testTtlSeconds, urgency: 'high' });
      if (outcome !== 'sent') throw new Problem(outcome === 'refused' ? 'push_refused' : 'unavailable');
    });
}
