import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A process busy for less than this share of the time counts as idle. */
const idleShare = 0.3;

/** Resolves once this process has been idle for `forMs`. Does not keep a process alive. */
export async function waitUntilIdle(forMs: number): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(forMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleShare) return;
  }
}
