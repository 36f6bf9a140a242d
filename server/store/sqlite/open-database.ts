import { statfsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type Sqlite3 from 'better-sqlite3';
import type { Database, Statement } from 'better-sqlite3';
import { makePrivate } from '../files.ts';
import { wrapCalls } from '../store.ts';
import { schemaSteps } from './schema.ts';

export const saysDamaged = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown } | undefined)?.code));

/** What intact parts still accept would be lost in a restore. `onDamage` is called at most once. */
export function createDamageMemory(onDamage: (error: Error) => void) {
  let damage: Error | undefined;

  function note(error: unknown): void {
    if (damage || !saysDamaged(error)) return;
    const { code, message } = error as Error & { code: string };
    const advice = 'stop the server, restore a backup with "node dist/server/restore.js FILE --replace", then start it';
    damage = Object.assign(new Error(`The database is damaged (${message}): ${advice}`), { code });
    onDamage(damage);
  }

  return {
    note,
    guard: <Calls extends object>(calls: Calls): Calls =>
      wrapCalls(calls, (call) => async (...given) => {
        try {
          return await call(...given);
        } catch (error) {
          note(error);
          throw error;
        }
      }),
    check(): void {
      if (damage !== undefined) throw damage;
    },
  };
}

export class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
  readonly code = 'DATABASE_FILE_GONE';
}

/**
 * SQLite keeps writing to a deleted or renamed file, in vain. For an open WAL database; throws {@link
 * DatabaseFileGone}.
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

const freshMs = 2_000;

/** As of a few seconds ago; never waits for the disk. */
export type HasRoom = () => boolean;

/** `reserveBytes`: 0 for no reserve. */
export function createDiskReserve(dir: string, reserveBytes: number): HasRoom {
  if (reserveBytes === 0) return () => true;
  let hasRoom = isAbove(reserveBytes, statfsSync(dir));
  let askedAt = performance.now();
  async function ask(): Promise<void> {
    // One question at a time, because a disk that does not answer keeps a thread.
    askedAt = Number.POSITIVE_INFINITY;
    const disk = await statfs(dir).catch(() => undefined); // Every write reports such a fault.
    if (disk) hasRoom = isAbove(reserveBytes, disk);
    askedAt = performance.now();
  }
  return () => {
    if (performance.now() - askedAt > freshMs) void ask();
    return hasRoom;
  };
}

/** Some file systems, mostly network ones, do not report their size. */
const isAbove = (bytes: number, { blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  blocks === 0 || bavail * bsize >= bytes;

/** Version 13 crashes on Node 20; version 12 ends Node from 24.19 on when a statement is collected on idle. */
export const driverName = Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-node20' : 'better-sqlite3';

export const Sqlite: typeof Sqlite3 = createRequire(import.meta.url)(driverName);

/** For a restore, or a server that ends, while starting. */
const busyTimeoutMs = 1000;

/** Half of better-sqlite3's default. */
const cacheKiB = 8_000;

/** Of 4 KiB. Four times SQLite's default: a tenth less processor time for a lead. */
const checkpointPages = 4_000;

/** "Brsh"; absent before version 1.0.0, as the record of `mongo-store.ts` is. `start-failure.ts` tells the owner. */
const applicationId = 0x42727368;

export const databaseIn = (dataDir: string): string => join(dataDir, 'brushline.db');

/** Commits are on disk when they return, deleted data overwritten. Throws with the code NEWER_SCHEMA or OLD_SCHEMA. */
export function openDatabase(dataDir: string): Database {
  makePrivate(dataDir, 'brushline.db');
  try {
    return openAs(dataDir, 'NORMAL');
  } catch (error) {
    if (!/^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code))) throw error;
    return openAs(dataDir, 'EXCLUSIVE');
  }
}

/** Opened on a full disk: https://www.sqlite.org/wal.html#use_of_wal_without_shared_memory. */
export const isAlone = (db: Database): boolean => db.pragma('locking_mode', { simple: true }) === 'exclusive';

/** Throws, without changing it, while there is no room. */
export function shareAgain(db: Database): void {
  // It can be shared only outside of WAL mode.
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

/** Creates the files next to the database. */
const readOnce = (db: Database) => void db.pragma('user_version');

/** Until released or the process ends. Commands may still open the database. Throws with the code SERVER_RUNS. */
export function lockForServer(dataDir: string): { release: () => void } {
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
  // Once collected as garbage, it would release the lock.
  const release = () => {
    process.removeListener('exit', release);
    lock.close();
  };
  process.once('exit', release);
  return { release };
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
    checkParts(db);
    db.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    // In a file, SQLite's copies of changed pages took up to a seventh of the time of a lead, and left visitors' data
    // there.
    db.pragma('temp_store = MEMORY');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const schemaOf = (db: Database) => Number(db.pragma('user_version', { simple: true }));

export function schemaFault(db: Database): { code: 'NEWER_SCHEMA' | 'OLD_SCHEMA'; message: string } | undefined {
  const version = schemaOf(db);
  if (db.pragma('application_id', { simple: true }) !== applicationId) {
    return { code: 'OLD_SCHEMA', message: 'it was made before version 1.0.0' };
  }
  if (version <= schemaSteps.length) return undefined;
  return { code: 'NEWER_SCHEMA', message: `it has schema ${version}, this program knows up to ${schemaSteps.length}` };
}

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

/** Not their SQL, nor FTS5's own tables: versions of SQLite may write these differently. */
const namesOfParts = `
  select s.name || '.' || c.name from sqlite_schema s, pragma_table_info(s.name) c
    where s.type = 'table' and s.name not like 'lead_search_%'
  union select name from sqlite_schema where type in ('index', 'trigger') and sql is not null`;

/** What a repair or another program took away would fail later, with a lead. */
function checkParts(db: Database): void {
  const model = new Sqlite(':memory:');
  for (const sql of schemaSteps) model.exec(sql);
  const [own, wanted] = [new Set(createSql(db).texts(namesOfParts)), createSql(model).texts(namesOfParts)];
  model.close();
  const lost = wanted.find((name) => !own.has(name));
  if (lost) throw Object.assign(new Error(`it lacks ${lost}`), { code: 'SQLITE_ERROR' });
}

const betweenTriesMs = 100;
const timeoutMs = 15_000;

/** False while a reader still uses it. Never waits. */
export const tryToEmptyWriteLog = (db: Database): boolean =>
  db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;

/** Waits for readers, not forever. */
export async function emptyWriteLog(db: Database): Promise<void> {
  for (const startedAt = performance.now(); !tryToEmptyWriteLog(db); await pause(betweenTriesMs)) {
    if (performance.now() - startedAt > timeoutMs) throw new Error('SQLite’s log of writes is being read for too long');
  }
}

/** This folder's, and enough for the office's views, filters and exports. */
const maxStatements = 200;

export type Sql = ReturnType<typeof createSql>;

/** Each statement is prepared once: the garbage collector cannot see its size. */
export function createSql(db: Database) {
  const prepared = new Map<string, Statement<unknown[], unknown>>();
  function statement(sql: string): Statement<unknown[], unknown> {
    const known = prepared.get(sql) ?? db.prepare<unknown[], unknown>(sql);
    if (prepared.size >= maxStatements) prepared.clear();
    prepared.set(sql, known);
    return known;
  }
  return {
    run: (sql: string, ...given: unknown[]) => statement(sql).run(...given),
    // A row has the columns that its statement names.
    rows: <Row>(sql: string, ...given: unknown[]) => statement(sql).all(...given) as Row[],
    row: <Row>(sql: string, ...given: unknown[]) => statement(sql).get(...given) as Row | undefined,
    /** The first column. */
    texts: (sql: string, ...given: unknown[]) =>
      statement(sql)
        .pluck()
        .all(...given) as string[],
    /** The first column of the first row. @default 0 */
    number: (sql: string, ...given: unknown[]) =>
      (statement(sql)
        .pluck()
        .get(...given) ?? 0) as number,
  };
}
