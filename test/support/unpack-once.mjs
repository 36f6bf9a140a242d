import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Fills a folder, unless it exists. Processes that do so at once never see it half filled: each fills a folder of its
 * own and renames it, and the first one's stays.
 * @param {string} folder
 * @param {(folder: string) => Promise<unknown>} fill
 */
export async function unpackOnce(folder, fill) {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  try {
    await fill(own);
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
