import type { Log } from '../log/log.ts';

export interface Limit {
  name: string;
  number: number;
  unit: string;
  effect: string;
}

export const declaredLimits: Limit[] = [];

/** The office lists those that took effect, the operations page all. */
export function limit(name: string, number: number, unit: string, effect: string): Limit {
  const made = { name, number, unit, effect };
  declaredLimits.push(made);
  return made;
}

const lineEveryMs = 60_000;

export type LimitCounts = ReturnType<typeof createLimitCounts>;

export function createLimitCounts({ log, now }: { log: Log; now: () => Date }) {
  type Seen = { count: number; lastAt: Date; unlogged: number; timer: NodeJS.Timeout | undefined };
  const seen = new Map<Limit, Seen>();

  /** Never throws. Logs at most one line a minute. */
  function note(limit: Limit, times = 1): void {
    const entry = seen.get(limit) ?? { count: 0, lastAt: now(), unlogged: 0, timer: undefined };
    seen.set(limit, entry);
    entry.count += times;
    entry.unlogged += times;
    entry.lastAt = now();
    if (!entry.timer) write(limit, entry);
  }

  function write(limit: Limit, entry: Seen): void {
    entry.timer = undefined;
    if (entry.unlogged === 0) return;
    const count = entry.unlogged;
    entry.unlogged = 0;
    entry.timer = setTimeout(write, lineEveryMs, limit, entry).unref();
    log('warn', 'limit_reached', { limit: limit.name, count }); // Which may hit a limit itself.
  }

  return {
    note,
    counts: () => [...seen].map(([limit, { count, lastAt }]) => ({ limit, count, lastAt })),
  };
}
