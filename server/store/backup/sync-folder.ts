import { open } from 'node:fs/promises';

/**
 * Writes a folder to disk: until then a crash may lose a new name in it. Windows cannot open folders and does not need
 * this.
 */
export async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
