import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { Metric } from '../../catalogue/contracts/metric.ts';
import { decodeMetricKey } from '../../catalogue/metrics/metric-key.ts';
import { readBody } from '../http/body.ts';
import { clientOf } from '../http/client-address.ts';
import type { Origins } from '../http/origins.ts';
import { createRoutes } from '../http/routes.ts';
import type { EventLimits } from '../limits/event-limits.ts';
import { type Count, daily, hourly, type MetricsStore } from '../store/port/metrics-store.ts';
import { validBody } from '../valid-body.ts';

const maxBytes = 4 * 1024;
/** More keys than any name of {@link Metric} has. */
const maxKeys = 200;
/** Most counts exist already and are only updated. */
const bytesOf = (counts: readonly Count[]) => 64 + 8 * counts.length;

/**
 * `POST /api/measure`: adds to counts and stores nothing else; answers 204, or 202 for a bot, without counting.
 * `funnel`, `vital` and `action` are counted by key and day in New York; `embed_load` by `{host} {widget} {version}`
 * and `embed_error` by `{host} {widget}`, by the hour, only for registered sites, as named by the browser. Also answers
 * 202 without counting over a limit, or when the remaining disk space is reserved for leads: visitors notice no
 * difference.
 */
export function measureRoutes(parts: {
  store: MetricsStore;
  origins: Origins;
  eventLimits: EventLimits;
  trustProxyHops: number;
  now: () => Date;
}) {
  const { store, origins, eventLimits, trustProxyHops, now } = parts;

  async function isCounted(measure: Metric, request: IncomingMessage): Promise<boolean> {
    if (isbot(request.headers['user-agent'])) return false;
    const counts = countsOf(measure, origins.embedding(request.headers), now());
    if (!(await eventLimits.take(clientOf(request, trustProxyHops), bytesOf(counts)))) return false;
    if (counts.length === 0 || (await store.addToCounts(counts, { maxKeys }))) return true;
    eventLimits.noteReserve();
    return false;
  }

  return createRoutes({ audience: 'embed', prefix: '/api/measure', priority: 'track' }).post('', async (ctx) => {
    const measure = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), Metric);
    ctx.state.reply = { status: (await isCounted(measure, ctx.req)) ? 204 : 202 };
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
