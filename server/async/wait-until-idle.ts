import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A process busy for less than this share of the time counts as idle. */
const idleShare = 0.3;
/** A machine with fewer idle processors than this counts as busy. */
const spareCores = 0.5;
/** How long to wait for the machine. Other containers may keep it busy for days. */
const defaultPatienceMs = 2_000;

/** The time that the machine's processors have been idle and running so far, in milliseconds, over all of them. */
export interface CoreTimes {
  idle: number;
  total: number;
  cores: number;
}

/**
 * Resolves once this process, and half a processor of the machine, has been idle for `forMs`; on a busy machine, some
 * seconds after the process itself. Does not keep a process alive.
 */
export async function waitUntilIdle(
  forMs: number,
  { coreTimes = readCoreTimes, patienceMs = defaultPatienceMs } = {},
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const before = performance.eventLoopUtilization();
    const coresBefore = coreTimes();
    await pause(forMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization >= idleShare) continue;
    if (!isMachineBusy(coresBefore, coreTimes()) || performance.now() - startedAt >= patienceMs) return;
  }
}

/** A machine that does not report its processors' times counts as idle. */
function isMachineBusy(before: CoreTimes, after: CoreTimes): boolean {
  const total = after.total - before.total;
  return total > 0 && ((after.idle - before.idle) / total) * after.cores < spareCores;
}

function readCoreTimes(): CoreTimes {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { idle: all.reduce((sum, { idle }) => sum + idle, 0), total, cores: all.length };
}
