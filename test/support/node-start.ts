import { spawnSync } from 'node:child_process';

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
