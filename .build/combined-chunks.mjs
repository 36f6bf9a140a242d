import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Combines small modules into chunks: rollup's `output.manualChunks`.
 * @param {string} cwd what the files are relative to
 * @param {Record<string, { files: readonly string[], packages?: RegExp }>} chunks by the chunk's name
 * @throws Error if a file does not exist: after a rename, it would silently become a separate chunk
 */
export function combinedChunks(cwd, chunks) {
  const nameOf = new Map();
  for (const [name, { files }] of Object.entries(chunks)) {
    for (const file of files) nameOf.set(existingFile(cwd, file), name);
  }
  return (id) =>
    nameOf.get(id) ??
    Object.keys(chunks).find((name) => id.includes('/node_modules/') && chunks[name].packages?.test(id));
}

/** The absolute path of a file that a build names. */
export function existingFile(cwd, file) {
  const absolute = path.join(cwd, file);
  if (!existsSync(absolute)) throw new Error(`The build names ${file}, which does not exist`);
  return absolute;
}
