import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Nobody but the owner. */
const mode = 0o700;

/**
 * Creates a folder, and those above it, readable by their owner only; one that is there keeps its mode. Rejects with the
 * system's error. Node's own `recursive` never ends where a folder exists in which none can be made, such as `/proc`.
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

/** Like {@link makeFolder}, for a start. */
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
