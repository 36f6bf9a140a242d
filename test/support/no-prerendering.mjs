import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** Of server/pages/page-cache.ts, before it renders all pages. */
const prerenderAfterMs = 300;
const { setTimeout: pause } = timers;

/**
 * Preloaded by servers of end-to-end tests: rendering all pages takes 2 s of processor time per server, compressing them
 * 12 s, beside the tests, and changes nothing that a browser shows.
 */
timers.setTimeout = (ms, value, options) =>
  ms === prerenderAfterMs && options?.ref === false ? new Promise(() => {}) : pause(ms, value, options);
syncBuiltinESMExports();
