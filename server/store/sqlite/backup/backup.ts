import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { type BackupCounts, BackupRefusal, DamagedData } from '../../backup/backup.ts';
import { writeAtomic } from '../../backup/write-atomic.ts';
import { saysDamaged } from '../database/damage-memory.ts';
import { Sqlite } from '../database/driver.ts';
import { databaseIn, schemaFault } from '../database/open-database.ts';
import { photosIn } from '../photo-files.ts';
import { schemaSteps } from '../schema.ts';
import { copiedPhotosIn, copyPhotos, photosInCopy } from './backup-photos.ts';

/** Tables left out of copies: sessions, and tags of addresses, which must not outlive their keys. */
const passing = ['device', 'guesses', 'limit_windows', 'period_secret'];
/** More pages than a database has: it is copied in one step, as of one moment, unaffected by concurrent writes. */
const allPages = 0x7fff_ffff;

/**
 * Copies the database as of one moment to a new file, while a server may be writing, and opens the copy to check it.
 * Its photos are copied to a folder next to it, which all backups share. Sessions, secrets and limits are left out.
 * Rejects if there is no database, or the file exists; with {@link DamagedData} if the database, and not only the
 * copy, is damaged.
 */
export async function backupSqlite(place: { dataDir: string; file: string }): Promise<BackupCounts> {
  try {
    return await copyAndCheck(place);
  } catch (error) {
    const isSuspect = error instanceof BackupRefusal || saysDamaged(error);
    if (isSuspect && isDamaged(databaseIn(place.dataDir))) throw new DamagedData();
    throw error;
  }
}

/** Reads a database from start to end. */
function isDamaged(file: string): boolean {
  try {
    const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    try {
      return db.pragma('integrity_check', { simple: true }) !== 'ok';
    } finally {
      db.close();
    }
  } catch (error) {
    return saysDamaged(error);
  }
}

async function copyAndCheck({ dataDir, file }: { dataDir: string; file: string }): Promise<BackupCounts> {
  let counts: BackupCounts | undefined;
  await writeAtomic(file, async (unfinished) => {
    const db = new Sqlite(databaseIn(dataDir), { readonly: true, fileMustExist: true, timeout: 5000 });
    try {
      await db.backup(unfinished, { progress: () => allPages });
    } finally {
      db.close();
    }
    forgetPassing(unfinished);
    // The photos first, so that a backup under its final name has its photos.
    const { copied, missing } = await copyPhotos(photosInCopy(unfinished), {
      from: [photosIn(dataDir)],
      to: copiedPhotosIn(path.dirname(file)),
    });
    counts = { ...checkSqliteCopy(unfinished), photos: copied, missingPhotos: missing };
  });
  if (!counts) throw new BackupRefusal('The copy was not made.');
  return counts;
}

function forgetPassing(file: string): void {
  const db = new Sqlite(file);
  try {
    db.pragma('secure_delete = ON');
    // One file instead of three, so that the backup can be copied as a file.
    db.pragma('journal_mode = DELETE');
    for (const table of passing) db.exec(`delete from ${table}`);
    db.exec('delete from photo where lead_id is null');
  } finally {
    db.close();
  }
}

/**
 * Reads a copy from start to end. Throws a {@link BackupRefusal} if it is damaged, not one of our copies, or from a
 * newer version.
 */
export function checkSqliteCopy(file: string): BackupCounts {
  try {
    const db = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const version = Number(db.pragma('user_version', { simple: true }));
      const fault = schemaFault(db);
      if (fault) throw new BackupRefusal(`The backup cannot be used: ${fault.message}.`);
      if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new BackupRefusal('It is damaged.');
      refuseUnlessOurs(db, version);
      const count = (table: string) => Number(db.prepare(`select count(*) from ${table}`).pluck().get());
      return { leads: count('lead'), events: count('event') };
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`It cannot be read as a database (${(error as { code?: string }).code ?? 'unknown'}).`);
  }
}

/**
 * Throws a {@link BackupRefusal} if a database lacks a part of the schema of its version, or has one that is not ours,
 * such as a trigger that would delete leads.
 */
function refuseUnlessOurs(db: Database, version: number): void {
  const complete = new Sqlite(':memory:');
  try {
    for (const sql of schemaSteps.slice(0, version)) complete.exec(sql);
    const [existing, ours] = [partsOf(db), partsOf(complete)];
    const missing = [...ours.keys()].find((part) => !existing.has(part));
    if (missing) throw new BackupRefusal(`It lacks the ${missing}.`);
    const foreign = [...existing].find(([part, meaning]) => ours.get(part) !== meaning);
    if (foreign) throw new BackupRefusal(`It has a ${foreign[0]} that this program did not make.`);
  } finally {
    complete.close();
  }
}

/**
 * The parts of a schema and what they do, tables first: a missing table implies that its columns, indexes and triggers
 * are missing. What a table does is in its columns: its text depends on the version of SQLite that changed it. Without
 * SQLite’s own statistics.
 */
function partsOf(db: Database): ReadonlyMap<string, string> {
  const rows = db
    .prepare<[], [string, string | null]>(`
      select type || ' ' || name, '' from sqlite_schema where type = 'table' and name not glob 'sqlite_stat[0-9]'
      union all
      select 'column ' || c.name || ' of ' || t.name, concat_ws(' ', c.type, c."notnull", c.dflt_value, c.pk, c.hidden)
      from sqlite_schema t, pragma_table_xinfo(t.name) c where t.type = 'table' and t.name not glob 'sqlite_stat[0-9]'
      union all
      select type || ' ' || name, sql from sqlite_schema where type <> 'table'`)
    .raw()
    .all();
  // SQLite quotes the name of a table that was renamed.
  return new Map(rows.map(([part, sql]) => [part, (sql ?? '').toLowerCase().replaceAll(/[\s"]+/g, '')]));
}

/** The leads among these that a copy contains. Throws if it cannot be read. */
export function leadsInSqliteCopy(file: string, leadIds: readonly string[]): ReadonlySet<string> {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const held = db
      .prepare<[string], string>('select id from lead where id in (select value from json_each(?))')
      .pluck();
    return new Set(held.all(JSON.stringify(leadIds)));
  } finally {
    db.close();
  }
}
