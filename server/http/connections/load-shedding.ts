import type { Middleware } from 'koa';
import { type LimitName, limitTable } from '../../limits/limit-table.ts';
import { Problem } from '../../problem.ts';
import { whenBodyIsRead } from '../body.ts';
import type { State } from '../middleware.ts';
import { createPriorityTurns } from '../priority-turns.ts';
import type { Priority } from '../routes.ts';
import { createEventLoopDelay } from './event-loop-delay.ts';

type Shed = Exclude<Priority, 'exempt'>;

/**
 * The limits of each priority: how many requests run at once, and the event-loop delay above which they are refused.
 */
const bounds: Readonly<Record<Shed, { inFlight: LimitName; delay: LimitName }>> = {
  track: { inFlight: 'trackingInFlight', delay: 'trackingDelay' },
  read: { inFlight: 'readsInFlight', delay: 'readsDelay' },
  owner: { inFlight: 'ownerCallsInFlight', delay: 'ownerCallsDelay' },
  lead: { inFlight: 'leadsInFlight', delay: 'leadsDelay' },
};

/** Order of priorities when there is too much work for one turn of the event loop. */
const ranks: Readonly<Record<Shed, number>> = { lead: 0, owner: 1, read: 2, track: 3 };

export interface LoadShedding {
  /** Middleware that lets a request pass according to its route's priority, or answers 503. */
  gate: Middleware<State>;
  /** Runs work of a priority, or rejects with a 503 problem while there is too much of it. */
  run<T>(priority: Priority, work: () => T | Promise<T>): Promise<T>;
}

/**
 * Refuses requests that cannot be answered in reasonable time, instead of letting everyone wait: tracking first, then
 * rendering and reads, then the owner's calls, leads last. Cached pages, files and health are exempt. Accepted work is
 * spread over turns of the event loop. A request is refused before its body is read. One with a body counts only once
 * that has arrived, so that slow senders block nobody.
 */
export function createLoadShedding(parts: {
  note: (limit: LimitName) => void;
  /** @default the measured delay of the event loop */
  delayMs?: () => number;
}): LoadShedding {
  const { note, delayMs = createEventLoopDelay() } = parts;
  const inFlight: Record<Shed, number> = { track: 0, read: 0, owner: 0, lead: 0 };
  const turnOf = createPriorityTurns(Object.keys(ranks).length);

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
