import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { watchMachine } from './watch-machine.ts';

/** A process busy for less than this share of the time counts as idle. */
const idleShare = 0.3;
/** How long to wait for the machine. Other containers may keep it busy for days. */
const defaultPatienceMs = 2_000;

/**
 * Resolves once this process and the machine have been idle for `forMs`; on a busy machine, some seconds after the
 * process itself. Does not keep a process alive.
 */
export async function waitUntilIdle(
  forMs: number,
  { isMachineBusy = watchMachine(), patienceMs = defaultPatienceMs } = {},
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(forMs, undefined, { ref: false });
    const isBusy = isMachineBusy();
    if (performance.eventLoopUtilization(before).utilization >= idleShare) continue;
    if (!isBusy || performance.now() - startedAt >= patienceMs) return;
  }
}
