import { memoizeAsync } from '../async.ts';
import { type LeadKind, leadKinds } from '../store/lead.ts';
import type { Store } from '../store/store.ts';

interface Timed {
  count: number;
  ms: number;
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** By method, route and status; routes are patterns, so there are about a thousand. */
export function createRequestCounts() {
  const counts = new Map<string, Timed & { method: string; route: string; status: number }>();
  return {
    add(method: string, route: string, status: number, ms: number): void {
      const key = `${method} ${status} ${route}`;
      const known = counts.get(key) ?? { method, route, status, count: 0, ms: 0 };
      counts.set(key, known);
      known.count += 1;
      known.ms += ms;
    },
    list: () => counts.values(),
  };
}

function createStoreCalls() {
  const calls = new Map<string, Timed & { failures: number; slowestMs: number }>();
  let failures = 0;
  return {
    add(method: string, ms: number, hasFailed: boolean): void {
      const call = calls.get(method) ?? { count: 0, failures: 0, ms: 0, slowestMs: 0 };
      calls.set(method, call);
      call.count += 1;
      call.ms += ms;
      call.slowestMs = Math.max(call.slowestMs, ms);
      call.failures += Number(hasFailed);
      failures += Number(hasFailed);
    },
    list: () => calls,
    failures: () => failures,
  };
}

export type Monitoring = ReturnType<typeof createMonitoring>;

export const createMonitoring = () => ({
  requests: createRequestCounts(),
  storeCalls: createStoreCalls(),
  /** Including repeats. */
  leads: new Map<LeadKind, number>(),
});

interface PrometheusParts {
  monitoring: Monitoring;
  store: Pick<Store, 'outboxState'>;
  now: () => Date;
}

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
    for (const { count, ms, ...labels } of monitoring.requests.list()) {
      requests.inc(labels, count);
      seconds.inc(labels, ms / 1000);
    }
    for (const [name, call] of monitoring.storeCalls.list()) {
      calls.inc({ call: name }, call.count);
      callSeconds.inc({ call: name }, call.ms / 1000);
      failures.inc({ call: name }, call.failures);
      slowest.set({ call: name }, call.slowestMs / 1000);
      call.slowestMs = 0;
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
