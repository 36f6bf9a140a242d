import { withTimeout } from '../async.ts';
import { Problem } from '../problem.ts';
import type { Engine, Snapshot, Store } from './store.ts';

/** They scan all data; a time-out would keep the steps after a slow one from running. */
export const longCalls: ReadonlySet<string> = new Set([
  'countTraces',
  'erase',
  'firstAnswers',
  'countsByKey',
  'countsByInterval',
] satisfies (keyof Engine)[]);
/** Slightly less than the back office waits for a response. */
export const longCallMs = 25_000;

/** Every response must come within 3 s. */
const answerWithinMs = 2_800;

type OnCall = (method: string, ms: number, hasFailed: boolean) => void;

/** A call that fails or hangs rejects with a 503 problem. */
export function withStoreTimeout<Guarded extends Store | Snapshot>(store: Guarded, onCall?: OnCall): Guarded {
  const guarded = new Map<unknown, unknown>();

  const guard = (member: (...given: unknown[]) => unknown, name: string) => {
    const timeoutMs = longCalls.has(name) ? longCallMs : answerWithinMs;
    return async (...given: unknown[]) => {
      const startedAt = performance.now();
      let hasFailed = false;
      try {
        return await withTimeout(member.apply(store, given), timeoutMs, 'The store did not answer in time');
      } catch (cause) {
        hasFailed = true;
        throw new Problem('unavailable', { cause });
      } finally {
        onCall?.(name, performance.now() - startedAt, hasFailed);
      }
    };
  };

  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const known = guarded.get(member) ?? guard(member as (...given: unknown[]) => unknown, String(name));
      guarded.set(member, known);
      return known;
    },
  });
}
