import type { Tool } from './tools.ts';

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
  const limit =
    atMost !== undefined && atMost === atLeast
      ? ` (must be ${atMost})`
      : atMost !== undefined
        ? ` (at most ${atMost})`
        : atLeast !== undefined
          ? ` (at least ${atLeast})`
          : '';
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
