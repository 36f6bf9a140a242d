import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { createBatches } from '../batches.ts';

export type GroupCommit = ReturnType<typeof createGroupCommit>;

const betweenTriesMs = 50;
/** Shorter than routes wait, so that what they report as failed is not stored later. */
const timeoutMs = 2_000;

/** If `checkFile` throws, every write rejects. */
export function createGroupCommit(db: Database, checkFile: () => void) {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');

  /** Synchronous, so that no read sees it half done. If it throws, nothing is written. */
  function runTogether(works: readonly (() => unknown)[]): unknown[] {
    checkFile();
    begin.run();
    try {
      const values = works.map((work) => work());
      commit.run();
      // A write to a file that disappeared meanwhile must not be acknowledged.
      checkFile();
      return values;
    } catch (error) {
      // Some errors, such as a full disk, make SQLite roll back by itself.
      if (db.inTransaction) rollback.run();
      throw error;
    }
  }

  // Does not wait for the disk: https://www.sqlite.org/pragma.html#pragma_synchronous.
  function runLightly(works: readonly (() => unknown)[]): unknown[] {
    db.pragma('synchronous = NORMAL');
    try {
      return runTogether(works);
    } finally {
      db.pragma('synchronous = FULL');
    }
  }

  async function unlessLocked(run: typeof runTogether, works: readonly (() => unknown)[]): Promise<unknown[]> {
    for (const startedAt = performance.now(); ; await pause(betweenTriesMs)) {
      try {
        return run(works);
      } catch (error) {
        if (!saysLocked(error) || performance.now() - startedAt > timeoutMs) throw error;
      }
    }
  }

  const settled =
    (run: typeof runTogether) =>
    async (works: readonly (() => unknown)[]): Promise<PromiseSettledResult<unknown>[]> => {
      try {
        return await Promise.allSettled(await unlessLocked(run, works));
      } catch (reason) {
        if (works.length === 1 || saysLocked(reason)) return works.map(() => ({ status: 'rejected', reason }));
      }
      // Each has a commit of its own, and others have their turn between two.
      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (const work of works) {
        await nextTurn();
        outcomes.push(...(await Promise.allSettled([unlessLocked(run, [work]).then(([value]) => value)])));
      }
      return outcomes;
    };

  // About 5 ms of work.
  const limit = { maxItems: 250 };
  const durable = createBatches<() => unknown, unknown>(settled(runTogether), limit);
  const light = createBatches<() => unknown, unknown>(settled(runLightly), limit);

  return {
    /**
     * On disk when it resolves. `work` may run twice, so it must change nothing but the database. Waits up to 2 s for
     * other programs' locks.
     */
    write: <Result>(work: () => Result) => durable.add(work) as Promise<Result>,
    /** A power loss may lose the last ones: for counts and marks, never for a lead. */
    writeLightly: <Result>(work: () => Result) => light.add(work) as Promise<Result>,
    /** Resolves when every write so far has completed. */
    settle: async () => void (await Promise.all([durable.settle(), light.settle()])),
  };
}

const saysLocked = (error: unknown) => /^SQLITE_BUSY/.test(String((error as { code?: unknown } | undefined)?.code));

/** Reads after all earlier ones, in a turn of its own. */
export type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

export function createReadTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => {});
    return done;
  };
}
