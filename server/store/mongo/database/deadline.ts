import { withTimeout } from '../../../async/with-timeout.ts';
import { longCallMs, longCalls } from '../../port/retention-store.ts';

/** A call of the port may be several commands; together they get this long. */
const answerMs = 2500;

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

export interface Deadline {
  /**
   * The same calls, each started when `ready` and completed within 2.5 s, except {@link longCalls}. A late call may
   * still have an effect.
   */
  bound<Bound extends Calls>(calls: Bound): Bound;
  /** Resolves when no call is running. */
  settle(): Promise<void>;
}

/**
 * Creates the deadline of one store’s calls.
 * @param ready resolves when commands can be sent; its time counts too
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
