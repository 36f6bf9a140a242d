import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makePrivate } from '../tighten.ts';
import { migrations } from './migrations.ts';

/** Matters only while another program, say a backup, holds the file. */
export const busyTimeoutMs = 1000;

export const databaseIn = (dataDir: string): string => join(dataDir, 'brushline.db');

/**
 * Opens `brushline.db` in `dataDir`, making both where absent, and brings it up to the newest schema. A commit has
 * reached the disk when it returns (WAL with `synchronous = FULL`), and what is deleted is overwritten, so that an
 * erased visitor is not left in the file. Throws when the file cannot be opened or is newer than this program.
 */
export function openDatabase(dataDir: string): Database.Database {
  makePrivate(dataDir, 'brushline.db');
  const db = new Database(databaseIn(dataDir), { timeout: busyTimeoutMs });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Database.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > migrations.length) {
    throw new Error(`brushline.db has schema ${version}, this program knows up to ${migrations.length}`);
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${index + 1}`);
    }).immediate();
  }
}
