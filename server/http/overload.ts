import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import type { LimitCounts } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import { hasBody } from './body.ts';
import type { Priority, State } from './routes.ts';

type Bounded = Exclude<Priority, 'exempt'>;

/** Event-loop delay that causes a 503. */
export const maxDelayMs: Readonly<Record<Bounded, number>> = { track: 100, read: 200, owner: 400, lead: 800 };
/** The event loop is not late while requests wait for the disk. */
export const maxInFlight = 64;

function limitsOf(name: string, priority: Bounded, what: string) {
  const whileLate = `${what} get a 503 while the event loop lags more.`;
  return {
    delay: { name: `${name}Delay`, number: maxDelayMs[priority], unit: 'ms', effect: whileLate },
    inFlight: {
      ...{ name: `${name}InFlight`, number: maxInFlight, unit: 'requests at once' },
      effect: `${what} beyond this get a 503.`,
    },
  };
}

export const overloadLimits = {
  track: limitsOf('tracking', 'track', 'Page views and metrics'),
  read: limitsOf('reads', 'read', 'Pages that must be rendered and API reads'),
  owner: limitsOf('ownerCalls', 'owner', 'The owner’s API calls'),
  lead: limitsOf('leads', 'lead', 'Leads'),
};

/** Tracking goes first, leads last; cached pages, files, health never. @param parts.delayMs @default measured */
export function createOverload(parts: { note: LimitCounts['note']; delayMs?: (() => number) | undefined }) {
  const { note, delayMs = measureDelay() } = parts;
  const inFlight: Record<Bounded, number> = { track: 0, read: 0, owner: 0, lead: 0 };

  /** Throws a `busy` problem. */
  function check(priority: Priority): void {
    if (priority === 'exempt') return;
    const isFull = inFlight[priority] >= maxInFlight;
    if (!isFull && delayMs() <= maxDelayMs[priority]) return;
    note(overloadLimits[priority][isFull ? 'inFlight' : 'delay']);
    throw new Problem('busy');
  }

  const gate: Middleware<State> = async ({ state, req }, next) => {
    const { priority } = state.declaration;
    if (priority === 'exempt') return next();
    check(priority);
    let isCounted = false;
    const count = () => {
      isCounted = true;
      inFlight[priority] += 1;
    };
    // Slow senders block nobody.
    if (hasBody(req)) req.once('end', count);
    else count();
    try {
      await next();
    } finally {
      req.off('end', count);
      if (isCounted) inFlight[priority] -= 1;
    }
  };

  return { check, gate };
}

const sampleMs = 20;

/** The least of three samples, so that one slow task is no overload. */
function measureDelay(): () => number {
  const delays = monitorEventLoopDelay({ resolution: sampleMs });
  delays.enable();
  let latestMs = 0;
  return () => {
    if (delays.count >= 3) {
      latestMs = delays.min / 1e6 - sampleMs;
      delays.reset();
    }
    return latestMs;
  };
}
