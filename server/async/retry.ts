import { setTimeout as pause } from 'node:timers/promises';

/** Makes a caller that tries again after each of these pauses and rejects with the last failure. */
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
