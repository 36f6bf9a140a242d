import { memoizeAsync } from '../async.ts';
import type { LeadKind } from '../store/lead.ts';
import type { MailStore } from '../store/port/mail-store.ts';

/** No personal data. */
export interface Monitoring {
  requests: RequestCounts;
  storeCalls: StoreCalls;
  /** Including repeats. */
  leads: Map<LeadKind, number>;
}

export const createMonitoring = (): Monitoring => ({
  requests: createRequestCounts(),
  storeCalls: createStoreCalls(),
  leads: new Map(),
});

interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  ms: number;
}

export interface RequestCounts {
  add(method: string, route: string, status: number, ms: number): void;
  list(): readonly RequestCount[];
}

/** Routes are about a thousand; any beyond this count together. */
const maxSeries = 5_000;

export function createRequestCounts(): RequestCounts {
  const byRoute = new Map<string, RequestCount[]>();
  const all: RequestCount[] = [];

  function start(method: string, route: string, status: number): RequestCount {
    const isFull = all.length >= maxSeries && route !== '(other)';
    if (isFull) return find(method, '(other)', status);
    const started = { method, route, status, count: 0, ms: 0 };
    const ofRoute = byRoute.get(route);
    if (ofRoute) ofRoute.push(started);
    else byRoute.set(route, [started]);
    all.push(started);
    return started;
  }

  function find(method: string, route: string, status: number): RequestCount {
    for (const known of byRoute.get(route) ?? []) {
      if (known.status === status && known.method === method) return known;
    }
    return start(method, route, status);
  }

  return {
    add(method, route, status, ms) {
      const found = find(method, route, status);
      found.count += 1;
      found.ms += ms;
    },
    list: () => all,
  };
}

interface StoreCall {
  count: number;
  failures: number;
  ms: number;
  slowestMs: number;
}

interface StoreCalls {
  add(method: string, ms: number, hasFailed: boolean): void;
  /** The slowest times are since the last call. */
  take(): ReadonlyMap<string, Readonly<StoreCall>>;
  failures(): number;
}

function createStoreCalls(): StoreCalls {
  const calls = new Map<string, StoreCall>();
  let failures = 0;
  return {
    add(method, ms, hasFailed) {
      const call = calls.get(method) ?? { count: 0, failures: 0, ms: 0, slowestMs: 0 };
      calls.set(method, call);
      call.count += 1;
      call.ms += ms;
      if (hasFailed) {
        call.failures += 1;
        failures += 1;
      }
      if (ms > call.slowestMs) call.slowestMs = ms;
    },
    take() {
      const taken = new Map([...calls].map(([method, call]) => [method, { ...call }]));
      for (const call of calls.values()) call.slowestMs = 0;
      return taken;
    },
    failures: () => failures,
  };
}

interface PrometheusParts {
  monitoring: Monitoring;
  store: Pick<MailStore, 'outboxState'>;
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

const leadKinds = ['estimate', 'contact', 'palette'] as const satisfies readonly LeadKind[];

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
    for (const [call, { count, ms, slowestMs, failures: failed }] of monitoring.storeCalls.take()) {
      calls.inc({ call }, count);
      callSeconds.inc({ call }, ms / 1000);
      failures.inc({ call }, failed);
      slowest.set({ call }, slowestMs / 1000);
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
