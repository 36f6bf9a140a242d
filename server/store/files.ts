import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** An existing folder keeps its mode. Node's `recursive` never ends in `/proc` and the like. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(parent)) {
      makeFolder(parent);
      makeFolder(folder);
    } else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** For what is not there; other errors are thrown again. */
export const unlessMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** Before anything is written, so that neither is ever accessible to others. */
export function makePrivate(dataDir: string, database: string): void {
  makeFolder(dataDir);
  // SQLite gives the files next to a database its mode.
  closeSync(openSync(path.join(dataDir, database), 'a', 0o600));
}

/** Until then a crash may lose a new or a removed name. Windows cannot open folders and does not need this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r').catch(unlessMissing(undefined));
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Readable only by its owner; on disk when this resolves. Rejects with `EEXIST` rather than overwrite. */
export async function writeAtomic<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.dirname(file);
  makeFolder(folder);
  const unfinished = path.join(folder, `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
    const result = await write(unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    await link(unfinished, file);
    await syncFolder(folder);
    return result;
  } finally {
    await rm(unfinished, { force: true });
  }
}
