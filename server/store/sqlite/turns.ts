import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a piece of work when everybody before it is done, in a turn of the event loop of its own. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Spreads long reads over turns of the event loop, whoever asks for how many of them at once: between any two the
 * process answers others.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
}
