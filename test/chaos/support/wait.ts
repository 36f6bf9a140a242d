import { setTimeout as pause } from 'node:timers/promises';
import { timeLimitMs } from '../../support/node-start.mjs';

/** Resolves with the milliseconds until the condition was true, or with NaN if it never was. */
export async function timeUntil(
  isSo: () => boolean | Promise<boolean>,
  { mostMs, everyMs = 20 }: { mostMs: number; everyMs?: number },
): Promise<number> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > timeLimitMs(mostMs)) return Number.NaN;
    await pause(everyMs);
  }
  return performance.now() - begin;
}

/** Resolves with the duration of the work, in milliseconds, and its result. */
export async function timed<Result>(work: Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begin = performance.now();
  const result = await work;
  return { ms: performance.now() - begin, result };
}
