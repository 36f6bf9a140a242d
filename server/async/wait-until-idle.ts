import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Below this share of time at work a process counts as idle. */
const idleShare = 0.3;

/** Resolves once this process has had little to do for `forMs`. It keeps no process from ending. */
export async function waitUntilIdle(forMs: number): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(forMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleShare) return;
  }
}
