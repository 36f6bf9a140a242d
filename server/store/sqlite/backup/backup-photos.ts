import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../backup/make-folder.ts';
import { Sqlite } from '../database/driver.ts';
import { photoFile, photosIn, syncFolder } from '../photo-files.ts';

/**
 * The folder of copied photos beside the backups: each photo once, even if several backups list it. A photo never
 * changes.
 */
export const copiedPhotosIn = (backupFolder: string): string => path.join(backupFolder, 'brushline-photos');

/** The record of a photo in a copy of the database. */
interface PhotoRow {
  id: string;
  large: number;
  small: number;
}

/** The photos of the leads in a copy of the database. */
export function photosInCopy(file: string): PhotoRow[] {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return db
      .prepare<[], PhotoRow>(
        'select id, large_bytes as large, small_bytes as small from photo where lead_id is not null',
      )
      .all();
  } finally {
    db.close();
  }
}

/** The existing files of a backup's photos, relative to its folder. */
export async function photoFilesOfBackup(file: string): Promise<string[]> {
  const folder = copiedPhotosIn(path.dirname(file));
  const present = new Set(await readdir(folder).catch(() => []));
  return photosInCopy(file)
    .flatMap(({ id }) => [photoFile(id, 'large'), photoFile(id, 'small')])
    .filter((name) => present.has(name))
    .map((name) => path.join(path.basename(folder), name));
}

/**
 * Copies missing photos, each atomically; they are on disk when this resolves.
 * @param from folders to search, in order
 * @returns how many photos exist now, and how many were not found: erased meanwhile, or lost
 */
export async function copyPhotos(
  photos: readonly PhotoRow[],
  { from, to }: { from: readonly string[]; to: string },
): Promise<{ copied: number; missing: number }> {
  if (photos.length === 0) return { copied: 0, missing: 0 };
  await makeFolder(to);
  await clearUnfinished(to);
  let missing = 0;
  for (const { id, large, small } of photos) {
    const isWhole =
      (await copyOne(photoFile(id, 'large'), large, from, to)) &&
      (await copyOne(photoFile(id, 'small'), small, from, to));
    if (!isWhole) missing += 1;
  }
  await syncFolder(to);
  return { copied: photos.length - missing, missing };
}

async function copyOne(name: string, bytes: number, from: readonly string[], to: string): Promise<boolean> {
  const target = path.join(to, name);
  if (await hasSize(target, bytes)) return true;
  for (const folder of from) {
    const source = path.join(folder, name);
    if (!(await hasSize(source, bytes))) continue;
    const unfinished = path.join(to, `.${name}.tmp`);
    await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
    const handle = await open(unfinished, 'r+');
    await handle
      .chmod(0o600)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(unfinished, target);
    return true;
  }
  return false;
}

const hasSize = async (file: string, bytes: number) => (await stat(file).catch(() => undefined))?.size === bytes;

async function clearUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => /^\..+\.tmp$/.test(name));
  for (const name of left) await rm(path.join(folder, name), { force: true });
}

/** The approximate number of bytes that the next backup adds to the photos in its folder. */
export async function uncopiedBytes(dataDir: string, backupFolder: string): Promise<number> {
  const copied = new Set(await readdir(copiedPhotosIn(backupFolder)).catch(() => []));
  const names = (await readdir(photosIn(dataDir)).catch(() => [])).filter((name) => !copied.has(name));
  let bytes = 0;
  for (const name of names) bytes += (await stat(path.join(photosIn(dataDir), name)).catch(() => undefined))?.size ?? 0;
  return bytes;
}

/**
 * Removes copied photos that no backup in the folder lists. Rejects, and removes nothing, if a backup cannot be read.
 */
export async function pruneCopiedPhotos(backupFolder: string): Promise<void> {
  const folder = copiedPhotosIn(backupFolder);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const backups = (await readdir(backupFolder)).filter((name) => /^brushline-.+\.db$/.test(name));
  const rows = backups.flatMap((name) => photosInCopy(path.join(backupFolder, name)));
  const listed = new Set(rows.flatMap(({ id }) => [photoFile(id, 'large'), photoFile(id, 'small')]));
  for (const name of names.filter((name) => name.endsWith('.jpg') && !listed.has(name))) {
    await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Restores the photos of a copy before its database is put in place. Existing ones stay, and are also linked into a
 * separate folder, because the sweep removes photos that the restored database does not list.
 * @param file the copy; its photos are beside it
 */
export async function restorePhotos(parts: {
  dataDir: string;
  file: string;
  time: string;
}): ReturnType<typeof copyPhotos> {
  const { dataDir, file, time } = parts;
  const folder = photosIn(dataDir);
  const standing = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jpg'));
  if (standing.length > 0) {
    const former = path.join(dataDir, `photos-before-${time}`);
    await mkdir(former, { mode: 0o700 });
    for (const name of standing) await link(path.join(folder, name), path.join(former, name));
    await syncFolder(former);
  }
  const beside = path.dirname(file);
  const put = path.basename(file, '.db').replace('brushline-before-', 'photos-before-');
  const from = [copiedPhotosIn(beside), path.join(beside, put), photosIn(beside)];
  return copyPhotos(photosInCopy(file), { from, to: folder });
}
