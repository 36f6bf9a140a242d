import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { syncFolder, writeAtomic } from '../files.ts';
import { type BackupCounts, BackupRefusal, checkCopy, copiedPhotosIn, putPhotos } from './backup.ts';
import { Sqlite } from './database/driver.ts';
import { databaseIn } from './open-database.ts';
import { photosIn } from './photo-files.ts';

/** SQLite would take these for parts of the next database with that name. */
const besides = ['-wal', '-shm', '-journal'];

/**
 * Atomic. Rejects with a {@link BackupRefusal}, and changes nothing, while a server runs, if there are data and not
 * `mayReplace`, or if the copy is incomplete. `former`: the old database’s new path.
 */
export async function restoreSqlite(parts: {
  dataDir: string;
  file: string;
  mayReplace: boolean;
  /** Part of the old one’s new name. */
  time: string;
}): Promise<BackupCounts & { former?: string }> {
  const { dataDir, file, mayReplace, time } = parts;
  await checkCopy(file);
  const target = databaseIn(dataDir);
  takeOver(target)?.close();
  const isThere = existsSync(target);
  if (isThere && !mayReplace) throw new BackupRefusal('There are data already; --replace puts them aside.');
  await clearIncoming(dataDir);
  const incoming = path.join(dataDir, `brushline-incoming-${time}.db`);
  // Before the lock: closing any file of the database releases every lock that this process has on it.
  await writeAtomic(incoming, (unfinished) => copyFile(file, unfinished));
  try {
    await keepStandingPhotos(dataDir, time);
    const beside = path.dirname(file);
    // One that an earlier restore put aside has its photos beside it, or still in their place.
    const aside = path.basename(file, '.db').replace('brushline-before-', 'photos-before-');
    const from = [copiedPhotosIn(beside), path.join(beside, aside), photosIn(beside)];
    const counts = { ...(await checkCopy(incoming)), ...(await putPhotos(file, { from, to: photosIn(dataDir) })) };
    if (!isThere) {
      await putWhereNothingIs(incoming, target);
      return counts;
    }
    const former = path.join(dataDir, `brushline-before-${time}.db`);
    await replace({ incoming, target, former });
    return { ...counts, former };
  } finally {
    await rm(incoming, { force: true });
  }
}

/** The sweep removes photos that the restored database does not list. */
async function keepStandingPhotos(dataDir: string, time: string): Promise<void> {
  const folder = photosIn(dataDir);
  const standing = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jpg'));
  if (standing.length === 0) return;
  const former = path.join(dataDir, `photos-before-${time}`);
  await mkdir(former, { mode: 0o700 });
  for (const name of standing) await link(path.join(folder, name), path.join(former, name));
  await syncFolder(former);
}

/** Left by a killed restore. */
async function clearIncoming(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => /^\.?brushline-incoming-/.test(name));
  for (const name of names) await rm(path.join(dataDir, name), { force: true });
}

async function putWhereNothingIs(incoming: string, target: string): Promise<void> {
  for (const beside of besides) await rm(target + beside, { force: true });
  try {
    await link(incoming, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    throw new BackupRefusal('A server was started on these data meanwhile; stop it first.');
  }
}

async function replace({ incoming, target, former }: { incoming: string; target: string; former: string }) {
  const held = takeOver(target);
  const beside = besides.filter((name) => existsSync(target + name));
  try {
    await link(target, former);
    // A damaged database is of most use with its write-ahead log.
    for (const name of beside) await link(target + name, former + name);
    for (const name of beside) await rm(target + name, { force: true });
    await rename(incoming, target);
    await syncFolder(path.dirname(target));
  } finally {
    held?.close();
  }
}

/** Locks out other processes until closed. Undefined if no server could open it. */
function takeOver(target: string): Database | undefined {
  if (!existsSync(target)) return undefined;
  let db: Database | undefined;
  try {
    db = new Sqlite(target, { fileMustExist: true, timeout: 500 });
    // Fails with other connections (https://www.sqlite.org/wal.html#persistence_of_wal_mode).
    db.pragma('journal_mode = DELETE');
    db.exec('begin exclusive');
    // Another process may have connected between these two.
    if (db.pragma('journal_mode', { simple: true }) !== 'delete') throw runs();
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof BackupRefusal) throw error;
    const code = String((error as { code?: unknown }).code);
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw runs();
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    throw new BackupRefusal(`The database there cannot be taken over (${code}).`);
  }
}

const runs = () => new BackupRefusal('A server is running on these data; stop it first.');
