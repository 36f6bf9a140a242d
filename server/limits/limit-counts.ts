import type { Log } from '../log/log.ts';

/** A number that bounds how much one client, or all clients together, can use of this server. */
export interface Limit {
  name: string;
  number: number;
  unit: string;
  /** What happens at the limit, and to whom. */
  effect: string;
}

const declared = new Map<string, Limit>();

/** Declares a limit where it applies. The office lists those that took effect, the operations page all of them. */
export function limit(name: string, number: number, unit: string, effect: string): Limit {
  const made = { name, number, unit, effect };
  declared.set(name, made);
  return made;
}

/** In the order of their declarations. */
export const declaredLimits = (): readonly Limit[] => [...declared.values()];

/** Throws if no limit of this name is declared. */
export function limitNamed(name: string): Limit {
  const found = declared.get(name);
  if (!found) throw new Error(`There is no limit ${name}`);
  return found;
}

const lineEveryMs = 60_000;

/** How often one limit has taken effect since the process started. */
export interface LimitCount {
  limit: Limit;
  count: number;
  lastAt: Date;
}

export interface LimitCounts {
  /**
   * Counts that a limit took effect. The first time is logged at once, later ones together, in at most one line per
   * minute and limit. Never throws.
   * @param times @default 1
   */
  note(limit: Limit, times?: number): void;
  /** Only limits that have taken effect, in the order of their first time. */
  counts(): readonly LimitCount[];
}

/** Creates the counts of limits, for the log and the back office. */
export function createLimitCounts({ log, now }: { log: Log; now: () => Date }): LimitCounts {
  const seen = new Map<Limit, { count: number; lastAt: Date; unlogged: number; timer: NodeJS.Timeout | undefined }>();

  function note(limit: Limit, times = 1): void {
    const entry = seen.get(limit) ?? { count: 0, lastAt: now(), unlogged: 0, timer: undefined };
    seen.set(limit, entry);
    entry.count += times;
    entry.unlogged += times;
    entry.lastAt = now();
    if (!entry.timer) write(limit);
  }

  function write(limit: Limit): void {
    const entry = seen.get(limit);
    if (!entry) return;
    entry.timer = undefined;
    if (entry.unlogged === 0) return;
    const count = entry.unlogged;
    entry.unlogged = 0;
    entry.timer = setTimeout(write, lineEveryMs, limit).unref();
    log('warn', 'limit_reached', { limit: limit.name, count });
  }

  return {
    note,
    counts: () => [...seen].map(([limit, { count, lastAt }]) => ({ limit, count, lastAt })),
  };
}
