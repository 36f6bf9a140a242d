import { withTimeout } from '../../../async/with-timeout.ts';
import { longCallMs, longCalls } from '../../port/retention-store.ts';

/** The limit for a call of the port, which may be several commands. */
const answerMs = 2500;

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

export interface Deadline {
  /**
   * Wraps calls: each starts when `ready` and completes within 2.5 s, except {@link longCalls}. A late call may still
   * have an effect.
   */
  bound<Bound extends Calls>(calls: Bound): Bound;
  /** Resolves when no call is running. */
  settle(): Promise<void>;
}

/**
 * Creates the deadline of one store’s calls.
 * @param ready resolves when commands can be sent; this wait counts too
 */
export function createDeadline(ready: () => Promise<unknown>): Deadline {
  const running = new Set<Promise<unknown>>();

  async function inTime(name: string, call: Promise<unknown>): Promise<unknown> {
    running.add(call);
    const mostMs = longCalls.has(name) ? longCallMs : answerMs;
    try {
      return await withTimeout(call, mostMs, `MongoDB: ${name} took longer than ${mostMs} ms`);
    } finally {
      call.catch(() => {}).finally(() => running.delete(call));
    }
  }

  return {
    bound<Bound extends Calls>(calls: Bound) {
      const bound = Object.entries(calls).map(([name, call]) => [
        name,
        (...given: never[]) =>
          inTime(
            name,
            ready().then(() => call(...given)),
          ),
      ]);
      // Object.fromEntries loses the names; each entry has its own call's parameters and result.
      return Object.fromEntries(bound) as Bound;
    },
    async settle() {
      await Promise.allSettled(running);
    },
  };
}
