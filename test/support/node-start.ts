import { spawnSync } from 'node:child_process';

/** How long an empty Node took on the machine, without other work, on which the time limits of tests were chosen. */
const referenceMs = 55;

let measuredMs: number | undefined;

/**
 * How long an empty Node process runs, measured once. Limits for startup are multiples of it, because a slow or busy
 * machine slows both equally.
 */
export function nodeStartMs(): number {
  if (measuredMs === undefined) {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    measuredMs = performance.now() - startedAt;
  }
  return measuredMs;
}

/** A time limit for a wait in a test: at least this long, and longer on a slow or busy machine. */
export const timeLimitMs = (ms: number): number => ms * Math.max(1, nodeStartMs() / referenceMs);
