import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewPhoto, PhotoSize } from '../engine.ts';
import { makeFolder, syncFolder } from '../files.ts';

export const photosIn = (dataDir: string): string => path.join(dataDir, 'photos');

export const photoFile = (id: string, size: PhotoSize): string => `${id}${size === 'small' ? '.small' : ''}.jpg`;

/** Allowed in file names. */
const photoId = /^[\w-]{1,64}$/;

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Only their owner can read the files. Ids other than those of new photos must be in the database. */
export function createPhotoFiles(folder: string) {
  const fileOf = (id: string, size: PhotoSize) => path.join(folder, photoFile(id, size));

  const write = (file: string, bytes: Buffer) => writeFile(file, bytes, { mode: 0o600, flush: true });

  return {
    /** On disk when it resolves. A rejection may leave a part, which has no row. */
    async write({ id, large, small }: NewPhoto): Promise<void> {
      if (!photoId.test(id)) throw new Error('The id cannot name a file');
      makeFolder(folder);
      await write(fileOf(id, 'large'), large);
      await write(fileOf(id, 'small'), small);
      await syncFolder(folder);
    },

    read: (id: string, size: PhotoSize): Promise<Buffer | undefined> =>
      readFile(fileOf(id, size)).catch(unlessMissing(undefined)),

    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids.filter((id) => photoId.test(id))) {
        await rm(fileOf(id, 'large'), { force: true });
        await rm(fileOf(id, 'small'), { force: true });
      }
      if (ids.length > 0) await syncFolder(folder);
    },

    /** Files of no photo, and unfinished ones of a killed restore. */
    async removeStrays(before: Date, isKept: (id: string) => boolean): Promise<void> {
      for (const name of await readdir(folder).catch(unlessMissing([]))) {
        const [, id] = /^([\w-]+?)(?:\.small)?\.jpg$/.exec(name) ?? [];
        if (id === undefined ? !/^\..+\.tmp$/.test(name) : isKept(id)) continue;
        const file = path.join(folder, name);
        const entry = await stat(file).catch(() => undefined);
        if (entry && entry.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
