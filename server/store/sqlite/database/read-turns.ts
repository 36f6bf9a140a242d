import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task after all earlier ones, in a separate turn of the event loop. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Spreads long reads over turns of the event loop, for any number of callers, so that the process can serve others in
 * between.
 */
export function createReadTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
}
