import { type PushState, PushSubscriptionInput } from '../../../catalogue/contracts/admin/push.ts';
import { browserName } from '../../auth/sessions.ts';
import { jsonBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import type { ApiParts } from '../parts.ts';
import { deviceOf } from './session.ts';

const testTtlSeconds = 60;

const testMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};

/** A test gets 204 once the push service has accepted it. */
export function adminPushRoutes({ push, now }: ApiParts) {
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
        throw new Problem('validation', { errors: { endpoint: 'This browser’s alerts cannot be used' } });
      }
      const browser = browserName(ctx.get('User-Agent'));
      await push.devices.add({ endpoint, keys, browser, addedAt: now().toISOString(), login: deviceOf(ctx).id });
      return state();
    })
    .delete('/devices/:id', async (ctx) => {
      if (!(await push.devices.remove(ctx.params.id ?? ''))) throw new Problem('not_found');
      ctx.status = 204;
    })
    .post('/devices/:id/test', async (ctx) => {
      const device = (await push.devices.list()).find(({ id }) => id === ctx.params.id);
      if (!device) throw new Problem('not_found');
      const outcome = await push.deliver(device, testMessage, { ttlSeconds: testTtlSeconds, urgency: 'high' });
      if (outcome !== 'sent') throw new Problem(outcome === 'refused' ? 'push_refused' : 'unavailable');
      ctx.status = 204;
    });
}
