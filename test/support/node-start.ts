import { spawnSync } from 'node:child_process';

let measuredMs: number | undefined;

/**
 * How long an empty Node takes from its start to its end, measured once in this process: what a wait for a start is a
 * multiple of, because a slow or busy machine slows both alike.
 */
export function nodeStartMs(): number {
  if (measuredMs === undefined) {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    measuredMs = performance.now() - startedAt;
  }
  return measuredMs;
}
