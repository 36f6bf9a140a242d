import { withTimeout } from '../async/with-timeout.ts';
import { Problem } from '../problem.ts';
import { longCallMs, longCalls } from './retention-store.ts';
import type { Snapshot } from './snapshot.ts';
import type { Store } from './store.ts';

/** The limit for a store that hangs: every response must come within 3 s. */
const patienceMs = 2_800;

/**
 * A store, or its snapshot, as routes see it: a call that fails or hangs rejects with a 503 problem that has the cause.
 */
export function withStoreTimeout<Guarded extends Store | Snapshot>(store: Guarded): Guarded {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        const timeoutMs = longCalls.has(String(name)) ? longCallMs : patienceMs;
        try {
          return await withTimeout(member.apply(target, given), timeoutMs, 'The store did not answer in time');
        } catch (cause) {
          throw new Problem('unavailable', { cause });
        }
      };
    },
  });
}
