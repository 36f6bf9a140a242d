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

type OnCall = (method: string, ms: number, hasFailed: boolean) => void;

/** A call that fails or hangs rejects with a 503 problem. */
export function withStoreTimeout<Guarded extends Store | Snapshot>(store: Guarded, onCall?: OnCall): Guarded {
  const guard =
    (name: string, call: (...given: unknown[]) => unknown) =>
    async (...given: unknown[]) => {
      const timeoutMs = longCalls.has(name) ? longCallMs : answerWithinMs;
      const startedAt = performance.now();
      let hasFailed = false;
      try {
        return await withTimeout(call(...given), timeoutMs, 'The store did not answer in time');
      } catch (cause) {
        hasFailed = true;
        throw new Problem('unavailable', { cause });
      } finally {
        onCall?.(name, performance.now() - startedAt, hasFailed);
      }
    };
  // A store has only methods; their types are those of `store`.
  const calls = Object.entries(store) as [string, (...given: unknown[]) => unknown][];
  return Object.fromEntries(calls.map(([name, call]) => [name, guard(name, call)])) as Guarded;
}
