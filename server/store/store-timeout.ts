import { withTimeout } from '../async.ts';
import { Problem } from '../problem.ts';
import type { Snapshot, Store } from './store.ts';

/** They scan all data; a time-out would keep the steps after a slow one from running. */
const longCalls: ReadonlySet<string> = new Set([
  'countTraces',
  'erase',
  'firstAnswers',
  'countsByKey',
  'countsByInterval',
] satisfies (keyof Store)[]);
/** Slightly less than the back office waits for a response. */
const longCallMs = 25_000;

/** Every response must come within 3 s. */
const answerWithinMs = 2_800;

type Call = (...given: unknown[]) => unknown;

/** The calls under their names, each wrapped. Of what has only methods. */
export const wrapCalls = <Calls extends object>(calls: Calls, wrap: (call: Call, name: string) => Call): Calls =>
  // Object.fromEntries loses the names and types.
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wrap(call, name)])) as Calls;

type OnCall = (method: string, ms: number, hasFailed: boolean) => void;

/** A call that fails or hangs rejects with a 503 problem, except for a problem that the caller throws in it. */
export const withStoreTimeout = <Guarded extends Store | Snapshot>(store: Guarded, onCall?: OnCall): Guarded =>
  wrapCalls(store, (call, name) => async (...given) => {
    const timeoutMs = longCalls.has(name) ? longCallMs : answerWithinMs;
    const startedAt = performance.now();
    let hasFailed = false;
    try {
      return await withTimeout(call(...given), timeoutMs, 'The store did not answer in time');
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      hasFailed = true;
      throw new Problem('unavailable', { cause });
    } finally {
      onCall?.(name, performance.now() - startedAt, hasFailed);
    }
  });
