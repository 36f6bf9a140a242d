import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { makePrivate } from '../files.ts';
import { Sqlite } from './database/driver.ts';
import { schemaSteps } from './schema.ts';

/** How long to wait, while starting, for a program that locks a file, such as a restore, or a server that ends. */
const busyTimeoutMs = 1000;

/** Half of better-sqlite3's default; the data that is read often fits. */
const cacheKiB = 8_000;

/**
 * After how many pages of 4 KiB in the write-ahead log they are copied into the database. Leads change the same pages
 * again and again, and each is copied once: four times SQLite's default takes a tenth less processor time for a lead,
 * and 12 MB more on the disk.
 */
const checkpointPages = 4_000;

/** Marks a database as ours in the file's header: "Brsh", so that one from before version 1.0.0 is recognized. */
const applicationId = 0x42727368;

/** The path of the database in a data folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'brushline.db');

/**
 * Opens `brushline.db` in `dataDir`, creating both if missing, with the newest schema. A commit has
 * reached the disk when it returns (WAL with `synchronous = FULL`), and deleted data is overwritten, so that no data of
 * an erased visitor remains in the file. On a full disk it is opened for this connection alone: see {@link isAlone}.
 * Throws if the file cannot be opened, and with the code NEWER_SCHEMA or OLD_SCHEMA if this program cannot read it.
 */
export function openDatabase(dataDir: string): Database {
  makePrivate(dataDir, 'brushline.db');
  try {
    return openAs(dataDir, 'NORMAL');
  } catch (error) {
    if (!/^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code))) throw error;
    return openAs(dataDir, 'EXCLUSIVE');
  }
}

/**
 * Whether a database was opened on a disk without room for the memory that connections share. It can be read, and
 * written once there is room, but other connections cannot open it
 * (https://www.sqlite.org/wal.html#use_of_wal_without_shared_memory).
 */
export const isAlone = (db: Database): boolean => db.pragma('locking_mode', { simple: true }) === 'exclusive';

/** Opens a database that was opened alone to others again. Throws, without changing it, while there is no room. */
export function shareAgain(db: Database): void {
  // It can be shared again only outside of WAL mode.
  db.pragma('journal_mode = DELETE');
  db.pragma('locking_mode = NORMAL');
  try {
    db.pragma('journal_mode = WAL');
    readOnce(db);
  } catch (error) {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    readOnce(db);
    throw error;
  }
}

/** Creates the files next to the database, which happens only on first use. */
const readOnce = (db: Database) => void db.pragma('user_version');

/**
 * Locks a data folder for the server with this process, so that no other server can use it meanwhile; the system
 * releases the lock when the process ends in whatever way. Commands may still open the database. Waits for a server that
 * is about to end, and throws with the code SERVER_RUNS if another one keeps running.
 */
export function lockForServer(dataDir: string): void {
  makePrivate(dataDir, 'brushline.lock');
  // SQLite has the locks that Node lacks. The file stays empty.
  const lock = new Sqlite(join(dataDir, 'brushline.lock'), { timeout: busyTimeoutMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/^SQLITE_BUSY/.test(String((error as { code?: unknown }).code))) throw error;
    throw Object.assign(new Error('Another server runs on these data'), { code: 'SERVER_RUNS' });
  }
  // Keeps it from being collected as garbage, which would release the lock.
  process.once('exit', () => lock.close());
}

function openAs(dataDir: string, lockingMode: 'NORMAL' | 'EXCLUSIVE'): Database {
  const db = new Sqlite(databaseIn(dataDir), { timeout: busyTimeoutMs });
  try {
    db.pragma(`locking_mode = ${lockingMode}`);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    db.pragma(`cache_size = -${cacheKiB}`);
    migrate(db);
    db.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    // For every insert with triggers, SQLite copies the pages that it changes, to undo it. In a file, that took up to a
    // seventh of the time of a lead, and left visitors' data on the disk of temporary files.
    db.pragma('temp_store = MEMORY');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const schemaOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

/** Why this program cannot use a database with tables in it; undefined if it can. */
export function schemaFault(db: Database): { code: 'NEWER_SCHEMA' | 'OLD_SCHEMA'; message: string } | undefined {
  const version = schemaOf(db);
  if (db.pragma('application_id', { simple: true }) !== applicationId) {
    return { code: 'OLD_SCHEMA', message: 'it was made before version 1.0.0' };
  }
  if (version <= schemaSteps.length) return undefined;
  return { code: 'NEWER_SCHEMA', message: `it has schema ${version}, this program knows up to ${schemaSteps.length}` };
}

/** Brings an empty or older database to the newest schema. */
function migrate(db: Database): void {
  const fault = schemaOf(db) > 0 ? schemaFault(db) : undefined;
  if (fault) throw Object.assign(new Error(fault.message), { code: fault.code });
  for (const [index, sql] of schemaSteps.entries()) {
    if (index < schemaOf(db)) continue;
    db.transaction(() => {
      if (index < schemaOf(db)) return; // Another server that starts with the same file was faster.
      db.exec(sql);
      db.pragma(`application_id = ${applicationId}`);
      db.pragma(`user_version = ${index + 1}`);
    }).immediate();
  }
}

/** Thrown if the database file, or its write-ahead log, is no longer the one that was opened. */
export class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
  readonly code = 'DATABASE_FILE_GONE';
}

/**
 * Records the files that a database was opened from. SQLite keeps writing to a file that was deleted or renamed, and
 * those writes are lost when the process ends.
 * @param file the database, open and in WAL mode
 * @returns a function that throws a {@link DatabaseFileGone} unless the same files are there; it takes a few
 * microseconds
 */
export function createFileIdentity(file: string): () => void {
  const files = [file, `${file}-wal`].map((path) => ({ path, identity: identityOf(path) }));
  return () => {
    for (const { path, identity } of files) {
      if (identityOf(path) !== identity) throw new DatabaseFileGone(`${path} was deleted or replaced`);
    }
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

const betweenTriesMs = 100;
const timeoutMs = 15_000;

/**
 * Moves SQLite's write-ahead log into the database and truncates it; false while a reader still uses it. Never waits.
 */
export const tryToEmptyWriteLog = (db: Database): boolean =>
  db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;

/** The same, but waits for readers, such as a backup. Rejects after 15 s. */
export async function emptyWriteLog(db: Database): Promise<void> {
  for (const startedAt = performance.now(); !tryToEmptyWriteLog(db); await pause(betweenTriesMs)) {
    if (performance.now() - startedAt > timeoutMs) throw new Error('SQLite’s log of writes is being read for too long');
  }
}
