import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task when everyone before it is done, in its own turn of the event loop. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Spreads long reads over turns of the event loop, however many callers there are: the process serves others in
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
