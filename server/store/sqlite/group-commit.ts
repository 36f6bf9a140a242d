import type { Database } from 'better-sqlite3';
import { createBatches } from '../batches.ts';

export interface GroupCommit {
  /**
   * Runs `work` in a transaction shared with the other writes of this turn of the event loop, and answers only after
   * its commit has reached the disk. What `work` throws undoes this work alone; a failing commit rejects all.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Resolves when every write so far has its answer. */
  settle(): Promise<void>;
}

/** One wait for the disk for many writes: the commit is what a write costs. */
export function createGroupCommit(db: Database): GroupCommit {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');
  const savepoint = db.prepare('savepoint one');
  const release = db.prepare('release one');
  const undo = db.prepare('rollback to one');

  function runAlone(work: () => unknown): PromiseSettledResult<unknown> {
    savepoint.run();
    try {
      const value = work();
      release.run();
      return { status: 'fulfilled', value };
    } catch (reason) {
      // A full disk, among others, makes SQLite end the whole transaction: then everybody's work is gone.
      if (!db.inTransaction) throw reason;
      undo.run();
      release.run();
      return { status: 'rejected', reason };
    }
  }

  // The transaction runs in one go, without giving way to reads that would see it half done.
  const batches = createBatches<() => unknown, unknown>(
    async (works) => {
      begin.run();
      try {
        const outcomes = works.map(runAlone);
        commit.run();
        return outcomes;
      } catch (error) {
        if (db.inTransaction) rollback.run();
        throw error;
      }
    },
    // Keeps the event loop free: some 5 ms of work.
    { maxItems: 250 },
  );

  return {
    // Each work is answered with its own result, which the list of works cannot say in types.
    write: <Result>(work: () => Result) => batches.add(work) as Promise<Result>,
    settle: batches.settle,
  };
}
