import type { ParsedUrlQuery } from 'node:querystring';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { TrackedEvent } from '../../../catalogue/contracts/admin/status.ts';
import { createRoutes } from '../../http/routes.ts';
import { validBody } from '../../problem.ts';
import type { LeadKind } from '../../store/lead.ts';
import type { Store } from '../../store/store.ts';

const invalid = 'Invalid input';

export const limitUpTo = (max: number, usual = max) =>
  v.optional(
    v.pipe(
      v.string(invalid),
      v.regex(/^\d{1,3}$/, invalid),
      v.transform(Number),
      v.minValue(1, invalid),
      v.maxValue(max, invalid),
    ),
    String(usual),
  );

/** A number from SQLite, time and random digits from MongoDB. */
const eventId = /^(\d{1,15}|[\da-f]{32})$/;

const PageQuery = v.object({
  limit: limitUpTo(500),
  before: v.optional(v.pipe(v.string(invalid), v.regex(eventId, invalid))),
});

/** Throws 422. */
function pageOf(query: ParsedUrlQuery): { limit: number; before?: string } {
  const { limit, before } = validBody(query, PageQuery);
  return { limit, ...(before !== undefined && { before }) };
}

/** Newest first, at most `?limit` of 500; `X-Total-Count` is the total. */
export function listRoutes({ store }: { store: Store }) {
  const leadsOf = (kind: LeadKind) => async (ctx: Context) => {
    const { limit } = pageOf(ctx.query);
    const [{ leads }, total] = await Promise.all([
      store.inbox({ kinds: [kind], order: 'newest', limit }),
      store.countLeads(kind),
    ]);
    ctx.set('X-Total-Count', String(total));
    ctx.body = leads.map(({ id, fields, receivedAt }) => ({ ...fields, id, receivedAt: receivedAt.toISOString() }));
  };

  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/contact-submissions', leadsOf('contact'))
    .get('/estimate-requests', leadsOf('estimate'))
    .get('/events', async (ctx) => {
      const [events, total] = await Promise.all([store.newestEvents(pageOf(ctx.query)), store.countEvents()]);
      ctx.set('X-Total-Count', String(total));
      ctx.body = events.map(
        ({ timestamp, ...event }): TrackedEvent => ({ ...event, timestamp: timestamp.toISOString() }),
      );
    });
}
