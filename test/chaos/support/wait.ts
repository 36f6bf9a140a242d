import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with the milliseconds until the question was answered with true, or with NaN when it never was. */
export async function timeUntil(
  isSo: () => boolean | Promise<boolean>,
  { mostMs, everyMs = 20 }: { mostMs: number; everyMs?: number },
): Promise<number> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > mostMs) return Number.NaN;
    await pause(everyMs);
  }
  return performance.now() - begin;
}

/** Resolves with how long the work took, in milliseconds, and what came of it. */
export async function timed<Result>(work: Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begin = performance.now();
  const result = await work;
  return { ms: performance.now() - begin, result };
}
