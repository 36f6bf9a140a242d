import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { timeLimitMs } from '../../../support/node-start.mjs';
import type { Tool } from './machine.ts';
import { send, startVisits } from './visitors.ts';

/** `full` is the promised scale; `small` tests the same with less, in seconds. */
export type Size = 'full' | 'small';

export type Engine = 'sqlite' | 'mongodb';

/** One measured number and its limit. A number without a limit is printed and never fails. */
export interface Figure {
  what: string;
  value: number;
  unit?: string;
  atMost?: number;
  atLeast?: number;
}

/** One kind of fault, and how the server handles it. */
export interface Risk {
  /** Kebab-case, like its file. */
  name: string;
  engines: readonly Engine[];
  /** Tools that it needs. */
  tools: readonly Tool[];
  /** Rejects if the server did something so wrong that nothing could be measured. */
  run(size: Size): Promise<readonly Figure[]>;
}

/** Whether a figure is within its limit; one that could not be measured (NaN) is not. */
export function isKept({ value, atMost, atLeast }: Figure): boolean {
  const isOver = atMost !== undefined && !(value <= atMost);
  const isUnder = atLeast !== undefined && !(value >= atLeast);
  return !isOver && !isUnder;
}

/** `p99 of pages 12.3 ms (at most 300)`. */
export function describeFigure({ what, value, unit, atMost, atLeast }: Figure): string {
  const number = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
  const isExact = atMost !== undefined && atMost === atLeast;
  const bounds = [
    atMost !== undefined && `${isExact ? 'must be' : 'at most'} ${atMost}`,
    atLeast !== undefined && !isExact && `at least ${atLeast}`,
  ].filter(Boolean);
  const limit = bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
  return `${what} ${number}${unit ? ` ${unit}` : ''}${limit}`;
}

/** The value that this share of the values does not exceed; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The duration of the live check under a load, against its limit. The short runs call it at most 200 times, so their
 * 99th percentile would be the second worst answer.
 */
export function liveDelay(ms: readonly number[], size: Size, atMost: number): Figure {
  const percent = size === 'small' ? 95 : 99;
  return { what: `live p${percent}`, value: percentile(ms, percent / 100), unit: 'ms', atMost };
}

/** Resolves with the milliseconds until the condition was true, or with NaN if it never was. */
export async function timeUntil(
  isSo: () => boolean | Promise<boolean>,
  { maxMs, everyMs = 20 }: { maxMs: number; everyMs?: number },
): Promise<number> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > timeLimitMs(maxMs)) return Number.NaN;
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

/** The results of a watcher: the duration of each response, and the number of missing or bad ones. */
export interface Watched {
  ms: number[];
  bad: number;
}

interface Task {
  url: string;
  everyMs: number;
}

/**
 * Requests a page repeatedly, like new visitors, in a separate process, so that an attack from this one does not slow
 * the measurement.
 */
export async function watchPage(task: Task): Promise<{ stop(): Promise<Watched> }> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  await once(child, 'message'); // The first response arrived.
  return {
    async stop() {
      child.send('stop');
      const [watched] = await once(child, 'message');
      child.kill();
      return watched as Watched; // Sent by `watch` below.
    },
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (task) => void watch(task as Task)); // Sent by `watchPage` above.
  process.once('disconnect', () => process.exit());
}

async function watch({ url, everyMs }: Task): Promise<void> {
  await send(url, { isNew: true });
  process.send?.('ready');
  const visits = startVisits(url, everyMs, { isNew: true });
  process.on('message', async () => {
    const all = await visits.stop();
    process.send?.({ ms: all.map(({ ms }) => ms), bad: all.filter(({ status }) => status !== 200).length });
  });
}
