import { memoizeAsync } from '../async.ts';
import { type LeadKind, leadKinds } from '../store/lead.ts';
import type { Common } from '../store/store.ts';

export type RequestTimings = ReturnType<typeof createMonitoring>['requests'];

/** Adds up what has the same labels, of which there must be few: about a thousand. */
function createTimings<Labels extends Record<string, string | number>>() {
  const timings = new Map<string, { labels: Labels; count: number; failures: number; ms: number; slowestMs: number }>();
  return {
    add(labels: Labels, ms: number, hasFailed = false): void {
      const key = Object.values(labels).join(' ');
      const timing = timings.get(key) ?? { labels, count: 0, failures: 0, ms: 0, slowestMs: 0 };
      timings.set(key, timing);
      timing.count += 1;
      timing.failures += Number(hasFailed);
      timing.ms += ms;
      timing.slowestMs = Math.max(timing.slowestMs, ms);
    },
    list: () => [...timings.values()],
  };
}

export const createMonitoring = () => ({
  requests: createTimings<{ method: string; route: string; status: number }>(),
  storeCalls: createTimings<{ call: string }>(),
  /** Including repeats. */
  leads: new Map<LeadKind, number>(),
});

type PrometheusParts = Pick<Common, 'store' | 'now'> & { monitoring: ReturnType<typeof createMonitoring> };

/** Measures the event loop from the first call on. While the store fails, the outbox is missing. */
export function createPrometheus(parts: PrometheusParts): () => Promise<{ text: string; contentType: string }> {
  const { read } = memoizeAsync(() => createRegistry(parts));
  return async () => {
    const { registry, refresh } = await read();
    await refresh();
    return { text: await registry.metrics(), contentType: registry.contentType };
  };
}

async function createRegistry({ monitoring, store, now }: PrometheusParts) {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new client.Counter({ name: `brushline_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new client.Gauge({ name: `brushline_${name}`, help, labelNames, registers });

  const requests = counter('requests_total', 'Responses by route and status', 'method', 'route', 'status');
  const seconds = counter('request_seconds_total', 'Time that responses took', 'method', 'route', 'status');
  const calls = counter('store_calls_total', 'Calls of the store', 'call');
  const callSeconds = counter('store_seconds_total', 'Time that calls of the store took', 'call');
  const failures = counter('store_failures_total', 'Calls of the store that failed or took too long', 'call');
  const slowest = gauge('store_slowest_seconds', 'The slowest call of the store since the last scrape', 'call');
  const leads = counter('leads_total', 'Leads that were acknowledged, repeats included', 'kind');
  const mails = gauge('outbox_mails', 'Mail that is due, and mail that could not be sent (dead)', 'state');
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest due mail has waited');

  const refreshed = [requests, seconds, calls, callSeconds, failures, slowest, leads, mails, oldest];

  async function refresh(): Promise<void> {
    const state = await store.outboxState().catch(() => undefined);
    for (const metric of refreshed) metric.reset();
    for (const { labels, count, ms } of monitoring.requests.list()) {
      requests.inc(labels, count);
      seconds.inc(labels, ms / 1000);
    }
    for (const timing of monitoring.storeCalls.list()) {
      const { labels } = timing;
      calls.inc(labels, timing.count);
      callSeconds.inc(labels, timing.ms / 1000);
      failures.inc(labels, timing.failures);
      slowest.set(labels, timing.slowestMs / 1000);
      timing.slowestMs = 0;
    }
    for (const kind of leadKinds) leads.inc({ kind }, monitoring.leads.get(kind) ?? 0);
    if (!state) return oldest.remove();
    mails.set({ state: 'due' }, state.due);
    mails.set({ state: 'dead' }, state.dead);
    const waitingMs = state.oldestDueAt ? now().getTime() - state.oldestDueAt.getTime() : 0;
    oldest.set(Math.max(0, waitingMs) / 1000);
  }

  return { registry, refresh };
}
