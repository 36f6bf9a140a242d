import { spawnSync } from 'node:child_process';

/** How long an empty Node process took on the idle machine for which the tests' time limits were chosen. */
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

/** A test's time limit, extended on a slow or busy machine. @param ms the minimum */
export const timeLimitMs = (ms: number): number => ms * Math.max(1, nodeStartMs() / referenceMs);
