import type { Middleware } from 'koa';
import { type LimitName, limitTable } from '../../limits/limit-table.ts';
import { Problem } from '../../problem.ts';
import { whenBodyIsRead } from '../body.ts';
import type { State } from '../middleware.ts';
import type { Priority } from '../routes.ts';
import { createTurns } from '../turns.ts';
import { createEventLoopDelay } from './event-loop-delay.ts';

type Shed = Exclude<Priority, 'exempt'>;

/** What bounds one priority: how many requests are worked on at once, and at which delay of the event loop it stops. */
const bounds: Readonly<Record<Shed, { inFlight: LimitName; delay: LimitName }>> = {
  track: { inFlight: 'trackingInFlight', delay: 'trackingDelay' },
  read: { inFlight: 'readsInFlight', delay: 'readsDelay' },
  owner: { inFlight: 'ownerCallsInFlight', delay: 'ownerCallsDelay' },
  lead: { inFlight: 'leadsInFlight', delay: 'leadsDelay' },
};

/** Whose work goes first when there is too much for one turn of the event loop. */
const ranks: Readonly<Record<Shed, number>> = { lead: 0, owner: 1, read: 2, track: 3 };

export interface LoadShedding {
  /** Stands before a route and lets its request on as the route's declaration says, or answers 503. */
  gate: Middleware<State>;
  /** Does work of a priority, or rejects with a 503 problem while there is too much of it. */
  run<T>(priority: Priority, work: () => T | Promise<T>): Promise<T>;
}

/**
 * Refuses what cannot be answered in good time, instead of letting everybody wait: tracking first, then what must be
 * rendered or read, then the owner's calls, leads last. Pages in memory, files and health are exempt. What is let on
 * is spread over turns of the event loop.
 *
 * A request is refused before its body is read. One that has a body takes its place only when that has arrived, so
 * that a client that sends slowly keeps nobody else out.
 */
export function createLoadShedding(parts: {
  note: (limit: LimitName) => void;
  /** @default the measured delay of the event loop */
  delayMs?: () => number;
}): LoadShedding {
  const { note, delayMs = createEventLoopDelay() } = parts;
  const inFlight: Record<Shed, number> = { track: 0, read: 0, owner: 0, lead: 0 };
  const turnOf = createTurns(Object.keys(ranks).length);

  function check(priority: Shed): void {
    const { inFlight: most, delay } = bounds[priority];
    if (inFlight[priority] >= limitTable[most].number) refuse(most);
    if (delayMs() > limitTable[delay].number) refuse(delay);
  }

  function refuse(limit: LimitName): never {
    note(limit);
    throw new Problem('busy');
  }

  async function run<T>(priority: Priority, work: () => T | Promise<T>): Promise<T> {
    if (priority === 'exempt') return work();
    check(priority);
    inFlight[priority] += 1;
    try {
      await turnOf(ranks[priority]);
      return await work();
    } finally {
      inFlight[priority] -= 1;
    }
  }

  async function gate({ state, req: request }: Parameters<Middleware<State>>[0], next: () => Promise<void>) {
    const { priority } = state.declaration;
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (priority === 'exempt' || (encoding === undefined && !Number(length))) return run(priority, next);
    check(priority);
    let isIn = false;
    whenBodyIsRead(request, () => {
      check(priority);
      inFlight[priority] += 1;
      isIn = true;
      return turnOf(ranks[priority]);
    });
    try {
      await next();
    } finally {
      if (isIn) inFlight[priority] -= 1;
    }
  }

  return { gate, run };
}
