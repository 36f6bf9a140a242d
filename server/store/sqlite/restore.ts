import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeAtomic } from '../files.ts';
import { type BackupCounts, BackupRefusal, checkCopy, copiedPhotosIn, putPhotos } from './backup.ts';
import { saysDamaged } from './disk.ts';
import { databaseIn, lockForServer, Sqlite } from './open-database.ts';
import { photosIn } from './photos.ts';

/** SQLite would take these for parts of the next database with that name. */
const besides = ['-wal', '-shm', '-journal'];

/**
 * Atomic. Rejects with a {@link BackupRefusal}, and changes nothing, while a server runs, if there are data and not
 * `mayReplace`, or if the copy is damaged. `former`: the old database’s new path.
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
  const { release } = lockServersOut(dataDir);
  const target = databaseIn(dataDir);
  const incoming = path.join(dataDir, `brushline-incoming-${time}.db`);
  try {
    const former = existsSync(target) ? path.join(dataDir, `brushline-before-${time}.db`) : undefined;
    if (former && !mayReplace) throw new BackupRefusal('There are data already; --replace puts them aside.');
    if (former) closeOff(target);
    await clearIncoming(dataDir);
    await writeAtomic(incoming, (unfinished) => copyFile(file, unfinished));
    await keepStandingPhotos(dataDir, time);
    const beside = path.dirname(file);
    // One that an earlier restore put aside has its photos beside it, or still in their place.
    const aside = path.basename(file, '.db').replace('brushline-before-', 'photos-before-');
    const from = [copiedPhotosIn(beside), path.join(beside, aside), photosIn(beside)];
    const counts = { ...(await checkCopy(incoming)), ...(await putPhotos(file, { from, to: photosIn(dataDir) })) };
    // Once more, for what a command wrote meanwhile.
    if (former) closeOff(target);
    await replace({ incoming, target, former });
    return { ...counts, ...(former && { former }) };
  } finally {
    await rm(incoming, { force: true });
    release();
  }
}

function lockServersOut(dataDir: string) {
  try {
    return lockForServer(dataDir);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SERVER_RUNS') throw error;
    throw new BackupRefusal('A server is running on these data; stop it first.');
  }
}

/** Moves what is in the write-ahead log into the database. A damaged one keeps its log. */
function closeOff(target: string): void {
  try {
    const db = new Sqlite(target, { fileMustExist: true, timeout: 500 });
    try {
      db.pragma('journal_mode = DELETE');
    } finally {
      db.close();
    }
  } catch (error) {
    if (saysDamaged(error)) return;
    const code = String((error as { code?: unknown }).code);
    if (/BUSY|LOCKED/.test(code)) throw new BackupRefusal('Another program uses the data there; stop it first.');
    throw new BackupRefusal(`The database there cannot be taken over (${code}).`);
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

async function replace(files: { incoming: string; target: string; former: string | undefined }): Promise<void> {
  const { incoming, target, former } = files;
  const beside = besides.filter((name) => existsSync(target + name));
  if (former) {
    await link(target, former);
    // A damaged database is of most use with its write-ahead log.
    for (const name of beside) await link(target + name, former + name);
  }
  for (const name of beside) await rm(target + name, { force: true });
  await rename(incoming, target);
  await syncFolder(path.dirname(target));
}
