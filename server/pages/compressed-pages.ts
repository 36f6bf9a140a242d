import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../store/backup/make-folder.ts';
import { unpack } from './encodings.ts';

/** What no start has asked for in this time belongs to an older build or an older text. */
const unusedDays = 14;
const dayMs = 24 * 60 * 60_000;

/** The best compression of pages, so that it is not made again at the next start. */
export interface CompressedPages {
  /** The brotli form of a document with this digest; undefined when there is none that fits. Never rejects. */
  read(digest: string): Promise<Buffer | undefined>;
  /** Never rejects: without it the next start compresses once more. */
  write(digest: string, compressed: Buffer): Promise<void>;
  /** Removes what has not been read or written for two weeks. */
  prune(): Promise<void>;
}

/** What a document is found by: it changes with every byte, so that a form never belongs to another text. */
export const digestOf = (document: Buffer): string => createHash('sha256').update(document).digest('base64url');

/**
 * Keeps one file a page in a folder of the data. A file is believed only when it unpacks to the document of its name, so
 * a torn or foreign one costs its page one compression and nothing else. It is not part of a backup.
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
