import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { makeFolder, syncFolder, writeAtomic } from '../files.ts';
import { createSql, databaseIn, lockForServer, Sqlite, saysDamaged, schemaFault } from './open-database.ts';
import { photoFile, photosIn } from './photos.ts';

/** SQLite takes these for parts of the next database of that name. */
const besides = ['-wal', '-shm', '-journal'];

/**
 * Atomic. Rejects with a {@link BackupRefusal}, and changes nothing, while a server runs, if there are data and not
 * `mayReplace`, or if the copy is damaged. `former`: the old database’s new path.
 */
export async function restoreSqlite(parts: {
  dataDir: string;
  file: string;
  mayReplace: boolean;
  time: string;
}): Promise<BackupCounts & { former?: string }> {
  const { dataDir, file, mayReplace, time } = parts;
  if ((await stat(`${file}-wal`).catch(() => undefined))?.size) throw new BackupRefusal(unsaved);
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

/** Of a killed restore. */
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

export interface BackupCounts {
  leads: number;
  events: number;
  photos: number;
  missingPhotos: number;
}

const unsaved =
  'Changes that are not in this file lie beside it, in its -wal: stop its server, or run "node dist/server/backup.js" with DATA_DIR set to its folder, and restore that backup.';

/** Its message is for the person who asked for the copy. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

export class DamagedData extends BackupRefusal {
  readonly code = 'SQLITE_CORRUPT';
  constructor() {
    super('The database is damaged: restore an earlier backup with "node dist/server/restore.js FILE --replace".');
  }
}

/** Sorts by time: `2026-11-21T16-05-00-250Z`. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

/** Backups share photos, which never change. */
export const copiedPhotosIn = (backupFolder: string): string => path.join(backupFolder, 'brushline-photos');

/** In one step, so that the copy is of one moment. */
const allPages = 0x7fff_ffff;

/** Works while a server writes. Rejects if the file exists; with {@link DamagedData} if the database is damaged. */
export async function backupSqlite({ dataDir, file }: { dataDir: string; file: string }): Promise<BackupCounts> {
  const source = databaseIn(dataDir);
  try {
    return await writeAtomic(file, async (unfinished) => {
      await using(source, (db) => db.backup(unfinished, { progress: () => allPages }));
      await using(unfinished, forgetPassing, { readonly: false });
      // A backup under its final name must have its photos.
      const photos = await putPhotos(unfinished, { from: [photosIn(dataDir)], to: copiedPhotosIn(path.dirname(file)) });
      return { ...(await checkCopy(unfinished)), ...photos };
    });
  } catch (error) {
    const isSuspect = error instanceof BackupRefusal || saysDamaged(error);
    if (isSuspect && !(await using(source, isWhole).catch((cause) => !saysDamaged(cause)))) throw new DamagedData();
    throw error;
  }
}

async function using<Result>(file: string, use: (db: Database) => Result | Promise<Result>, { readonly = true } = {}) {
  const db = new Sqlite(file, { readonly, fileMustExist: true, timeout: 5000 });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

const isWhole = (db: Database) => db.pragma('integrity_check', { simple: true }) === 'ok';

function forgetPassing(db: Database): void {
  db.pragma('secure_delete = ON');
  // So that the backup is one file.
  db.pragma('journal_mode = DELETE');
  // Sessions, and tags of addresses, which must not outlive their keys.
  db.exec(`delete from record where kind in ('device', 'limit', 'secret'); delete from photo where lead_id is null`);
}

/** Rejects with a {@link BackupRefusal} if it is damaged or not one of ours. */
export async function checkCopy(file: string): Promise<Pick<BackupCounts, 'leads' | 'events'>> {
  try {
    return await using(file, (db) => {
      const fault = schemaFault(db);
      if (fault) throw new BackupRefusal(`The backup cannot be used: ${fault.message}.`);
      if (!isWhole(db)) throw new BackupRefusal('It is damaged.');
      const { number } = createSql(db);
      for (const table of ['request_link', 'counted', 'photo', 'record']) number(`select count(*) from ${table}`);
      return { leads: number('select count(*) from lead'), events: number('select count(*) from event') };
    });
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    const lacks = /no such table: (\w+)/.exec(String(error))?.[1];
    if (lacks) throw new BackupRefusal(`It lacks the table ${lacks}.`);
    throw new BackupRefusal(`It cannot be read as a database (${(error as { code?: string }).code ?? 'unknown'}).`);
  }
}

const photosOf = (file: string) => {
  const claimed = 'select id, large_bytes as large, small_bytes as small from photo where lead_id is not null';
  return using(file, (db) => createSql(db).rows<{ id: string; large: number; small: number }>(claimed));
};

/** Links or, from another disk, copies; on disk when this resolves. */
export async function putPhotos(
  file: string,
  { from, to }: { from: readonly string[]; to: string },
): Promise<Pick<BackupCounts, 'photos' | 'missingPhotos'>> {
  const rows = await photosOf(file);
  if (rows.length === 0) return { photos: 0, missingPhotos: 0 };
  makeFolder(to);
  let photos = 0;
  for (const { id, large, small } of rows) {
    const isPut =
      (await putFile(photoFile(id, 'large'), large, from, to)) &&
      (await putFile(photoFile(id, 'small'), small, from, to));
    if (isPut) photos += 1;
  }
  await syncFolder(to);
  return { photos, missingPhotos: rows.length - photos };
}

async function putFile(name: string, bytes: number, from: readonly string[], to: string): Promise<boolean> {
  const hasSize = async (file: string) => (await stat(file).catch(() => undefined))?.size === bytes;
  const target = path.join(to, name);
  if (await hasSize(target)) return true;
  for (const source of from.map((folder) => path.join(folder, name))) {
    if (!(await hasSize(source))) continue;
    const unfinished = path.join(to, `.${name}.tmp`);
    await rm(unfinished, { force: true });
    await link(source, unfinished).catch(async () => {
      await copyFile(source, unfinished);
      const handle = await open(unfinished, 'r+');
      await handle.sync().finally(() => handle.close());
    });
    await rename(unfinished, target);
    return true;
  }
  return false;
}

/** Rejects, and removes nothing, if a backup there cannot be read. */
export async function pruneCopiedPhotos(backupFolder: string): Promise<void> {
  const folder = copiedPhotosIn(backupFolder);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const listed = new Set<string>();
  for (const name of (await readdir(backupFolder)).filter((name) => /^brushline-.+\.db$/.test(name))) {
    for (const { id } of await photosOf(path.join(backupFolder, name))) {
      listed.add(photoFile(id, 'large')).add(photoFile(id, 'small'));
    }
  }
  for (const name of names.filter((name) => !listed.has(name))) await rm(path.join(folder, name), { force: true });
}
