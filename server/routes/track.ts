import { isbot } from 'isbot';
import { TrackedEvent } from '../../catalogue/contracts/tracked-event.ts';
import { readBody } from '../edge/body.ts';
import { createRoutes } from '../edge/routes.ts';
import { validBody } from '../edge/valid-body.ts';
import type { EventStore } from '../store/store.ts';

const maxBytes = 4 * 1024;

/** `POST /api/track`: keeps an event; answers 204, or 202 when a bot sent it, and then keeps nothing. */
export function trackRoutes({ store, now }: { store: EventStore; now: () => Date }) {
  return createRoutes({ audience: 'embed', prefix: '/api/track' }).post('', async (ctx) => {
    const event = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), TrackedEvent);
    ctx.status = 202;
    ctx.body = '';
    if (isbot(ctx.get('User-Agent'))) return;
    await store.recordEvent({ ...event, timestamp: now() });
    ctx.status = 204;
  });
}
