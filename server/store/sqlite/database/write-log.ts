import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';

const betweenTriesMs = 100;
const patienceMs = 15_000;

/**
 * Moves SQLite's write-ahead log into the database and truncates it; false while a reader still uses it. Never waits.
 */
export const tryToEmptyWriteLog = (db: Database): boolean =>
  db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;

/** The same, but waits for readers, such as a backup. Rejects after 15 s. */
export async function emptyWriteLog(db: Database): Promise<void> {
  for (const startedAt = performance.now(); !tryToEmptyWriteLog(db); await pause(betweenTriesMs)) {
    if (performance.now() - startedAt > patienceMs)
      throw new Error('SQLite’s log of writes is being read for too long');
  }
}
