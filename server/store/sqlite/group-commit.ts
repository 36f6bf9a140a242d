import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';

export type GroupCommit = ReturnType<typeof createGroupCommit>;

const betweenTriesMs = 50;
/** Shorter than routes wait, so that what they report as failed is not stored later. */
const timeoutMs = 2_000;
/** About 5 ms of work. */
const maxAtOnce = 250;

type Waiting = { work: () => unknown; resolve: (value: unknown) => void; reject: (error: unknown) => void };

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

  /** Runs what is added in one turn of the event loop together. */
  function createLine(run: typeof runTogether) {
    const waiting: Waiting[] = [];
    const running = new Set<Promise<void>>();

    async function commitAll(batch: readonly Waiting[]): Promise<void> {
      const works = batch.map(({ work }) => work);
      try {
        const values = await unlessLocked(run, works);
        for (const [at, { resolve }] of batch.entries()) resolve(values[at]);
      } catch (error) {
        if (batch.length === 1 || saysLocked(error)) {
          for (const { reject } of batch) reject(error);
          return;
        }
        // Each has a commit of its own, and others have their turn between two.
        for (const one of batch) await nextTurn().then(() => commitAll([one]));
      }
    }

    function flush(): void {
      const batch = waiting.splice(0, maxAtOnce);
      if (waiting.length > 0) setImmediate(flush);
      const done = commitAll(batch).finally(() => running.delete(done));
      running.add(done);
    }

    return {
      add: <Result>(work: () => Result) =>
        new Promise<Result>((resolve, reject) => {
          if (waiting.length === 0) setImmediate(flush);
          waiting.push({ work, resolve: (value) => resolve(value as Result), reject });
        }),
      async settle(): Promise<void> {
        while (waiting.length > 0 || running.size > 0) {
          await nextTurn();
          await Promise.all(running);
        }
      },
    };
  }

  const durable = createLine(runTogether);
  const light = createLine(runLightly);

  return {
    /**
     * On disk when it resolves. `work` may run twice, so it must change only the database. Waits 2 s for others' locks.
     */
    write: durable.add,
    /** A power loss may lose the last ones: for counts and marks, never for a lead. */
    writeLightly: light.add,
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
