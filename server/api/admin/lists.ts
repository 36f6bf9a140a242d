import type { ParsedUrlQuery } from 'node:querystring';
import type { Context } from 'koa';
import * as v from 'valibot';
import { leadStatuses, mostSearchLength } from '../../../catalogue/contracts/admin/lead.ts';
import type { TrackedEvent } from '../../../catalogue/contracts/admin/status.ts';
import { serviceTypes } from '../../../catalogue/contracts/form-names.ts';
import { type AnswerClock, overdueSince } from '../../../catalogue/time/response-deadline.ts';
import { createRoutes } from '../../http/routes.ts';
import { validBody } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { InboxQuery } from '../../store/engine.ts';
import type { LeadKind } from '../../store/lead.ts';

const invalid = 'Invalid input';
const kinds = ['estimate', 'contact', 'palette'] as const;

const oneOf = <const Words extends readonly string[]>(...words: Words) => v.optional(v.picklist(words));
const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)));
/** Comma-separated, each word once. */
const several = <const Words extends readonly string[]>(words: Words) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(mostSearchLength),
      v.transform((list) => [...new Set(list.split(','))]),
      v.array(v.picklist(words)),
    ),
  );

const limitUpTo = (max: number, usual = max) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(max)),
    String(usual),
  );

const InboxParameters = v.object({
  status: several(leadStatuses),
  kind: several(kinds),
  service: oneOf(...serviceTypes),
  town: text(100),
  site: text(200),
  photos: oneOf('yes'),
  receipt: oneOf('dead'),
  held: oneOf('offer'),
  /** URLs end up in logs. */
  q: v.optional(v.never()),
  due: oneOf('overdue'),
  /** `no`: never snoozed. `yes`: snoozed and hidden. `back`: the snooze has ended. */
  snoozed: oneOf('no', 'yes', 'back'),
  order: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
  after: text(120),
  limit: limitUpTo(100, 50),
});

export const Search = v.object({ q: v.pipe(v.string(invalid), v.maxLength(mostSearchLength, invalid)) });

/** Throws 422. */
export function inboxQuery(
  query: ParsedUrlQuery,
  { text: words, now, clock }: { text?: string | undefined; now: Date; clock: AnswerClock },
): InboxQuery {
  const given = validBody(query, v.message(InboxParameters, invalid));
  const { status, kind, service, town, site, photos, receipt, held, due, snoozed, order, after, limit } = given;
  const statuses = due ? (['new'] as const) : status;
  const snoozes = { no: 'never', yes: { after: now }, back: { notAfter: now } } as const;
  return {
    order,
    limit,
    ...(statuses && { statuses }),
    ...(kind && { kinds: kind }),
    ...(service && { service }),
    ...(town !== undefined && { town }),
    ...(site !== undefined && { site }),
    ...(photos && { hasPhotos: true }),
    ...(receipt && { hasDeadReceipt: true }),
    ...(held && { isOffer: true }),
    ...(words !== undefined && { text: words }),
    ...(due && { receivedBefore: overdueSince(now, clock) }),
    ...(snoozed && { snoozed: snoozes[snoozed] }),
    ...(after !== undefined && { after }),
  };
}

/** A number from SQLite, time and random digits from MongoDB. */
const eventId = /^(\d{1,15}|[\da-f]{32})$/;

const PageParameters = v.object({
  limit: limitUpTo(500),
  before: v.optional(v.pipe(v.string(), v.regex(eventId))),
});

/** Throws 422. */
function pageOf(query: ParsedUrlQuery): { limit: number; before?: string } {
  const { limit, before } = validBody(query, v.message(PageParameters, invalid));
  return { limit, ...(before !== undefined && { before }) };
}

/** Newest first, at most `?limit` of 500; `X-Total-Count` is the total. */
export function listRoutes({ store }: Services) {
  const leadsOf = (kind: LeadKind) => async (ctx: Context) => {
    const { limit } = pageOf(ctx.query);
    const [{ leads }, total] = await Promise.all([
      store.inbox({ kinds: [kind], order: 'newest', limit }),
      store.countLeads(kind),
    ]);
    ctx.set('X-Total-Count', String(total));
    return leads.map(({ id, fields, receivedAt }) => ({ ...fields, id, receivedAt: receivedAt.toISOString() }));
  };

  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/contact-submissions', leadsOf('contact'))
    .get('/estimate-requests', leadsOf('estimate'))
    .get('/events', async (ctx) => {
      const [events, total] = await Promise.all([store.newestEvents(pageOf(ctx.query)), store.countEvents()]);
      ctx.set('X-Total-Count', String(total));
      return events.map(({ timestamp, ...event }): TrackedEvent => ({ ...event, timestamp: timestamp.toISOString() }));
    });
}
