import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a file that is whole or not there, on the disk when this resolves, for its owner’s eyes only. Rejects with
 * `EEXIST` where one of its name stands: nothing is ever overwritten.
 * @param write fills the file at the path that it is given
 */
export async function writeAtomic(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
    await write(unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    await link(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
