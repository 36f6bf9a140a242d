import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../store/backup/make-folder.ts';
import { unpack } from './encodings.ts';

/** A file not used by any start in this time belongs to an older build or text. */
const unusedDays = 14;
const dayMs = 24 * 60 * 60_000;

/** Stores the best compression of pages, so that the next start need not repeat it. */
export interface CompressedPages {
  /** The brotli encoding of the document with this digest; undefined if there is no valid one. Never rejects. */
  read(digest: string): Promise<Buffer | undefined>;
  /** Never rejects: if it fails, the next start compresses again. */
  write(digest: string, compressed: Buffer): Promise<void>;
  /** Removes files that have not been read or written for two weeks. */
  prune(): Promise<void>;
}

/** The key of a document: its digest, so that an encoding never belongs to another text. */
export const digestOf = (document: Buffer): string => createHash('sha256').update(document).digest('base64url');

/**
 * Stores one file per page in the data folder. A file is used only if it unpacks to the document of its digest, so a
 * damaged or foreign file only costs one compression. Backups do not include the files.
 */
export function createCompressedPages({ folder }: { folder: string }): CompressedPages {
  const fileOf = (digest: string) => path.join(folder, `${digest}.br`);

  return {
    async read(digest) {
      try {
        const compressed = await readFile(fileOf(digest));
        if (digestOf(await unpack(compressed)) !== digest) return undefined;
        const now = new Date();
        await utimes(fileOf(digest), now, now);
        return compressed;
      } catch {
        return undefined;
      }
    },
    async write(digest, compressed) {
      const unfinished = path.join(folder, `${randomUUID()}.tmp`);
      try {
        await makeFolder(folder);
        await writeFile(unfinished, compressed, { mode: 0o600, flag: 'wx' });
        await rename(unfinished, fileOf(digest));
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
    async prune() {
      const oldest = Date.now() - unusedDays * dayMs;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < oldest) await rm(file, { force: true }).catch(() => {});
      }
    },
  };
}
