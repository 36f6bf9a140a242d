import type { TrackedEvent } from '../../../catalogue/contracts/admin/tracked-event.ts';
import { createRoutes } from '../../http/routes.ts';
import type { EventStore } from '../../store/store.ts';
import { pageQuery } from './page-query.ts';

/**
 * `GET /api/admin/events`: events, newest first, at most 500; `?limit`, `?before` an id. `X-Total-Count` is the total.
 */
export function adminEventRoutes(store: EventStore) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/events' }).get('', async (ctx) => {
    const [events, total] = await Promise.all([store.newestEvents(pageQuery(ctx.query)), store.countEvents()]);
    ctx.set('X-Total-Count', String(total));
    ctx.body = events.map(
      ({ timestamp, ...event }): TrackedEvent => ({ ...event, timestamp: timestamp.toISOString() }),
    );
  });
}
