import { spawnSync } from 'node:child_process';

/** How long an empty Node process took on the idle machine for which the tests' time limits were chosen. */
const referenceMs = 55;

/** @type {number | undefined} */
let measuredMs;

/**
 * How long an empty Node process runs, measured once. Limits for startup are multiples of it, because a slow or busy
 * machine slows both equally.
 * @returns {number} the longest of three, because a busy machine starts some processes at once and others late
 */
export function nodeStartMs() {
  measuredMs ??= Math.max(measure(), measure(), measure());
  return measuredMs;
}

function measure() {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - startedAt;
}

/** How much more time than on that idle machine everything gets here, at least 1. */
export const slowness = () => Math.max(1, nodeStartMs() / referenceMs);

/**
 * A time limit, extended on a slow or busy machine. Every wait in a test has one.
 * @param {number} ms the minimum
 */
export const timeLimitMs = (ms) => Math.ceil(ms * slowness());
