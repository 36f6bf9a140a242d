import { setTimeout as pause } from 'node:timers/promises';

/** Creates a function that runs work, retries it after each of these pauses, and rejects with the last error. */
export function createRetry(delaysMs: readonly number[]) {
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (const delayMs of delaysMs) {
      try {
        return await call();
      } catch {
        await pause(delayMs, undefined, { ref: false });
      }
    }
    return call();
  };
}
