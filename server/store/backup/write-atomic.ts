import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Creates a file atomically, readable only by its owner; it is on disk when this resolves. Rejects with `EEXIST` if the
 * name exists: nothing is ever overwritten.
 * @param write fills the file at the given path
 */
export async function writeAtomic(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  const unfinished = path.join(folder, `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
    await write(unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    await link(unfinished, file);
    await syncFolder(folder);
  } finally {
    await rm(unfinished, { force: true });
  }
}
