import { withTimeout } from './async.ts';
import { errorFields, type Log } from './log/log.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';

const lateMs = 15 * 60_000;
/** Recovery shows soon. */
const standsMs = { ready: 5_000, unready: 1_000 };
const patienceMs = 1_000;
const logEveryMs = 60_000;

/** Undefined if leads cannot be stored now. */
export type Readiness = () => Promise<{ outbox: 'ok' | 'late' } | undefined>;

/** Stores and reads a record within 1 s, at most every 5 s unless the store has failed since. Never rejects. */
export function createReadiness(parts: {
  store: Pick<Store, 'ping' | 'outboxState'>;
  log: Log;
  now: () => Date;
  /** @default none */
  failures?: () => number;
  clockMs?: () => number;
}): Readiness {
  const { store, log, now, failures = () => 0, clockMs = () => performance.now() } = parts;
  let last: { atMs: number; failures: number; answer: Awaited<ReturnType<Readiness>> } | undefined;
  let probe: ReturnType<Readiness> | undefined;
  let loggedMs = Number.NEGATIVE_INFINITY;

  async function look() {
    await store.ping();
    const { oldestDueAt } = await store.outboxState();
    const isLate = oldestDueAt && now().getTime() - oldestDueAt.getTime() > lateMs;
    return { outbox: isLate ? ('late' as const) : ('ok' as const) };
  }

  async function lookInTime(): ReturnType<Readiness> {
    try {
      return await withTimeout(look(), patienceMs, 'The store did not keep a record in time');
    } catch (error) {
      if (clockMs() - loggedMs >= logEveryMs) {
        loggedMs = clockMs();
        log('error', 'cannot_keep_leads', errorFields(error instanceof Problem ? error.cause : error));
      }
      return undefined;
    }
  }

  return async () => {
    const isDoubted = last?.answer && last.failures !== failures();
    const stands = last?.answer ? standsMs.ready : standsMs.unready;
    if (last && !isDoubted && clockMs() - last.atMs < stands) return last.answer;
    const before = failures();
    probe ??= lookInTime().then((answer) => {
      last = { atMs: clockMs(), failures: before, answer };
      probe = undefined;
      return answer;
    });
    return probe;
  };
}
