import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { Metric, TrackingEvent } from '../../catalogue/contracts/metric.ts';
import { decodeMetricKey } from '../../catalogue/metrics/metric-key.ts';
import { isPersonal, visitAddress } from '../../catalogue/metrics/visit-address.ts';
import { jsonBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { createRoutes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import type { Count } from '../store/engine.ts';
import { daily, hourly } from '../store/metrics.ts';

/** Without details or counts. */
const rowBytes = 64;
/** Most counts exist already. */
const countBytes = 8;
/** More keys than any name of {@link Metric} has. */
const maxKeys = 200;

/**
 * 202 without storing for a bot, over a limit, or when the rest of the disk is for leads. `embed_load` (`{host}
 * {widget} {version}`) and `embed_error` (`{host} {widget}`) only for registered sites.
 */
export function trackingRoutes({ store, origins, renderer, eventLimits, trustProxyHops, now }: Services) {
  async function keep(request: IncomingMessage, bytes: number, write: () => Promise<boolean>): Promise<204 | 202> {
    if (isbot(request.headers['user-agent'])) return 202;
    if (!(await eventLimits.take(clientOf(request, trustProxyHops), bytes))) return 202;
    if (await write()) return 204;
    eventLimits.noteReserve();
    return 202;
  }

  /** Our own pages send no more. */
  function withoutPerson(type: string, details: string): string {
    if (type !== 'page_view') return isPersonal(details) ? '' : details;
    const found = renderer.find(details.replace(/[?#].*/s, ''), new URLSearchParams());
    return visitAddress(details, 'query' in found ? found.query : []);
  }

  return createRoutes({ audience: 'embed', prefix: '/api', priority: 'track' })
    .post('/track', async (ctx) => {
      const event = await jsonBody(ctx, TrackingEvent);
      const bytes = rowBytes + Buffer.byteLength(event.eventDetails ?? '');
      const eventDetails = event.eventDetails && withoutPerson(event.eventType, event.eventDetails);
      ctx.body = null;
      ctx.status = await keep(ctx.req, bytes, () =>
        store.recordEvent({ ...event, eventDetails: eventDetails || null, timestamp: now() }),
      );
    })
    .post('/measure', async (ctx) => {
      const measure = await jsonBody(ctx, Metric);
      const counts = countsOf(measure, origins.embedding(ctx.req.headers), now());
      ctx.body = null;
      ctx.status = await keep(
        ctx.req,
        rowBytes + countBytes * counts.length,
        async () => counts.length === 0 || store.addToCounts(counts, { maxKeys }),
      );
    });
}

function countsOf(measure: Metric, embedding: string | undefined, time: Date): Count[] {
  const words = (['funnel', 'vital', 'action'] as const).flatMap((name) =>
    [...new Set(measure[name])].map((key) => daily(time, name, ...decodeMetricKey(key))),
  );
  if (!embedding) return words;
  const { host } = new URL(embedding);
  const embeds = measure.embed.map(({ widget, version, happened }) =>
    happened === 'load' ? hourly(time, 'embed_load', host, widget, version) : hourly(time, 'embed_error', host, widget),
  );
  return [...words, ...embeds];
}
