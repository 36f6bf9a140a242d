import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { createBatches } from '../batches.ts';

export interface GroupCommit {
  /**
   * Runs `work` in a transaction shared with the other writes of this turn of the event loop, and resolves only after
   * its commit has reached the disk. If `work` throws, only this work is undone; a failing commit rejects all. `work`
   * must change nothing but the database: all of a turn run twice if one of them throws. While another program locks
   * the database, they wait for up to 2 s, and nothing else waits with them.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /**
   * Like {@link write}, but resolves once the commit is in the file, before it has reached the disk: it survives a
   * crash of the process, but a power loss may lose the last ones. For counts and marks, never for a lead.
   */
  writeLightly<Result>(work: () => Result): Promise<Result>;
  /** Resolves when every write so far has completed. */
  settle(): Promise<void>;
}

const betweenTriesMs = 50;
/** Shorter than routes wait for the store, so that what they report as failed is not stored later. */
const timeoutMs = 2_000;

/**
 * Creates the group commit: many writes wait for the disk once, because the commit is the expensive part of a write.
 * @param checkFile throws if writes would be lost; then every write rejects
 */
export function createGroupCommit(db: Database, checkFile: () => void): GroupCommit {
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
      // Some errors, such as a full disk, make SQLite roll back the entire transaction: then all work is undone.
      if (!db.inTransaction) throw reason;
      undo.run();
      release.run();
      return { status: 'rejected', reason };
    }
  }

  /**
   * Without savepoints, for which SQLite copies each page that a work changes. If a work fails, all are undone and run
   * again with a savepoint each.
   */
  function runAll(works: readonly (() => unknown)[]): PromiseSettledResult<unknown>[] {
    try {
      return works.map((work) => ({ status: 'fulfilled', value: work() }));
    } catch (reason) {
      if (!db.inTransaction) throw reason;
      rollback.run();
      begin.run();
      return works.map(runAlone);
    }
  }

  /** The transaction runs synchronously, so that no read sees it half done. */
  function runTogether(works: readonly (() => unknown)[]): PromiseSettledResult<unknown>[] {
    checkFile();
    begin.run();
    try {
      const outcomes = runAll(works);
      commit.run();
      // A write to a file that disappeared meanwhile must not be acknowledged.
      checkFile();
      return outcomes;
    } catch (error) {
      if (db.inTransaction) rollback.run();
      throw error;
    }
  }

  // https://www.sqlite.org/pragma.html#pragma_synchronous: in WAL mode NORMAL commits without waiting for the disk.
  function runLightly(works: readonly (() => unknown)[]): PromiseSettledResult<unknown>[] {
    db.pragma('synchronous = NORMAL');
    try {
      return runTogether(works);
    } finally {
      db.pragma('synchronous = FULL');
    }
  }

  /** Runs it again while another program locks the database. */
  const unlessLocked =
    (run: typeof runTogether) =>
    async (works: readonly (() => unknown)[]): Promise<PromiseSettledResult<unknown>[]> => {
      for (const startedAt = performance.now(); ; await pause(betweenTriesMs)) {
        try {
          return run(works);
        } catch (error) {
          if (!saysLocked(error) || performance.now() - startedAt > timeoutMs) throw error;
        }
      }
    };

  // Keeps the event loop responsive: about 5 ms of work.
  const limit = { maxItems: 250 };
  const durable = createBatches<() => unknown, unknown>(unlessLocked(runTogether), limit);
  const light = createBatches<() => unknown, unknown>(unlessLocked(runLightly), limit);

  return {
    // Each work resolves with the type of its result, which the type of the list cannot express.
    write: <Result>(work: () => Result) => durable.add(work) as Promise<Result>,
    writeLightly: <Result>(work: () => Result) => light.add(work) as Promise<Result>,
    settle: async () => void (await Promise.all([durable.settle(), light.settle()])),
  };
}

const saysLocked = (error: unknown) => /^SQLITE_BUSY/.test(String((error as { code?: unknown } | undefined)?.code));
