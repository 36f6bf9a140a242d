import type { Log } from '../log/log.ts';
import type { LimitName } from './limit-table.ts';

const lineEveryMs = 60_000;

/** How often one limit has taken effect since the process started. */
export interface LimitCount {
  limit: LimitName;
  count: number;
  lastAt: Date;
}

export interface LimitCounts {
  /**
   * Counts that a limit took effect. The first time is logged at once, later ones together, in at most one line per
   * minute and limit. Never throws.
   * @param times @default 1
   */
  note(limit: LimitName, times?: number): void;
  /** Only limits that have taken effect, in the order of their first time. */
  counts(): readonly LimitCount[];
}

/** Creates the counts of limits, for the log and the back office. */
export function createLimitCounts({ log, now }: { log: Log; now: () => Date }): LimitCounts {
  const seen = new Map<
    LimitName,
    { count: number; lastAt: Date; unlogged: number; timer: NodeJS.Timeout | undefined }
  >();

  function note(limit: LimitName, times = 1): void {
    const entry = seen.get(limit) ?? { count: 0, lastAt: now(), unlogged: 0, timer: undefined };
    seen.set(limit, entry);
    entry.count += times;
    entry.unlogged += times;
    entry.lastAt = now();
    if (!entry.timer) write(limit);
  }

  function write(limit: LimitName): void {
    const entry = seen.get(limit);
    if (!entry) return;
    entry.timer = undefined;
    if (entry.unlogged === 0) return;
    const count = entry.unlogged;
    entry.unlogged = 0;
    // Set before the line is written: a log that is itself over its limit calls this function.
    entry.timer = setTimeout(write, lineEveryMs, limit).unref();
    log('warn', 'limit_reached', { limit, count });
  }

  return {
    note,
    counts: () => [...seen].map(([limit, { count, lastAt }]) => ({ limit, count, lastAt })),
  };
}
