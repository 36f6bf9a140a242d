import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, syncFolder } from '../files.ts';
import type { NewPhoto, PhotoSize } from '../store.ts';

/** Allowed in file names. */
export const photoId = /^[\w-]{1,64}$/;

export const photosIn = (dataDir: string): string => path.join(dataDir, 'photos');

export const photoFile = (id: string, size: PhotoSize): string => `${id}${size === 'small' ? '.small' : ''}.jpg`;

export interface PhotoFiles {
  /** On disk when it resolves. */
  write(photo: NewPhoto): Promise<void>;
  read(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  /** Of no photo, or never finished. */
  removeStrays(before: Date, isKept: (id: string) => boolean): Promise<void>;
}

/** Only their owner can read the files. */
export function createPhotoFiles(folder: string): PhotoFiles {
  const fileOf = (id: string, size: PhotoSize) => path.join(folder, photoFile(id, size));

  async function writeThrough(file: string, bytes: Buffer): Promise<void> {
    const unfinished = path.join(folder, `.${randomUUID()}.tmp`);
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    async write({ id, large, small }) {
      if (!photoId.test(id)) throw new Error('The id cannot name a file');
      makeFolder(folder);
      await writeThrough(fileOf(id, 'large'), large);
      await writeThrough(fileOf(id, 'small'), small);
      await syncFolder(folder);
    },

    async read(id, size) {
      if (!photoId.test(id)) return undefined;
      try {
        return await readFile(fileOf(id, size));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(ids) {
      for (const id of ids.filter((id) => photoId.test(id))) {
        await rm(fileOf(id, 'large'), { force: true });
        await rm(fileOf(id, 'small'), { force: true });
      }
      if (ids.length > 0) await syncFolder(folder);
    },

    async removeStrays(before, isKept) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names) {
        const [, id] = /^([\w-]+?)(?:\.small)?\.jpg$/.exec(name) ?? [];
        const isOurs = id !== undefined || /^\..+\.tmp$/.test(name);
        if (!isOurs || (id !== undefined && isKept(id))) continue;
        const file = path.join(folder, name);
        const entry = await stat(file).catch(() => undefined);
        if (entry && entry.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
