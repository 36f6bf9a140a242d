import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Only the owner has access. */
const mode = 0o700;

/**
 * Creates a folder and its missing parents, readable only by their owner; an existing one keeps its mode. Rejects with
 * the system's error. Node's `recursive` never ends in a folder where none can be created, such as `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (lacksParent(error, folder)) {
      await makeFolder(path.dirname(folder));
      await makeFolder(folder);
    } else if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error;
  }
}

/** Like {@link makeFolder}, for use at startup. */
export function makeFolderSync(folder: string): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (lacksParent(error, folder)) {
      makeFolderSync(path.dirname(folder));
      makeFolderSync(folder);
    } else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const lacksParent = (error: unknown, folder: string): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(path.dirname(folder));
