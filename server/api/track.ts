import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { TrackingEvent } from '../../catalogue/contracts/tracking-event.ts';
import { isPersonal, visitAddress } from '../../catalogue/metrics/visit-address.ts';
import { readBody } from '../http/body.ts';
import { clientOf } from '../http/client-address.ts';
import { createRoutes } from '../http/routes.ts';
import type { EventLimits } from '../limits/event-limits.ts';
import type { EventStore } from '../store/store.ts';
import { validBody } from '../valid-body.ts';

const maxBytes = 4 * 1024;

/** The disk space that an event without details needs. */
const rowBytes = 64;

/**
 * `POST /api/track`: stores an event; answers 204. Answers 202 and stores nothing for a bot, over a limit, or when the
 * remaining disk space is reserved for leads: visitors notice no difference.
 */
export function trackRoutes(parts: {
  store: EventStore;
  /** The parameters that the page at a path declares. */
  queryAt: (path: string) => readonly string[];
  eventLimits: EventLimits;
  trustProxyHops: number;
  now: () => Date;
}) {
  const { store, queryAt, eventLimits, trustProxyHops, now } = parts;

  async function isStored(event: TrackingEvent, request: IncomingMessage): Promise<boolean> {
    if (isbot(request.headers['user-agent'])) return false;
    const bytes = rowBytes + Buffer.byteLength(event.eventDetails ?? '');
    if (!(await eventLimits.take(clientOf(request, trustProxyHops), bytes))) return false;
    const eventDetails = event.eventDetails && withoutPerson(event.eventType, event.eventDetails);
    const isRecorded = await store.recordEvent({ ...event, eventDetails: eventDetails || null, timestamp: now() });
    if (!isRecorded) eventLimits.noteReserve();
    return isRecorded;
  }

  /** What may be stored of an event's details; our own pages send no more. */
  function withoutPerson(type: string, details: string): string {
    if (type !== 'page_view') return isPersonal(details) ? '' : details;
    return visitAddress(details, queryAt(details.replace(/[?#].*/s, '')));
  }

  return createRoutes({ audience: 'embed', prefix: '/api/track', priority: 'track' }).post('', async (ctx) => {
    const event = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), TrackingEvent);
    ctx.state.reply = { status: (await isStored(event, ctx.req)) ? 204 : 202 };
  });
}
