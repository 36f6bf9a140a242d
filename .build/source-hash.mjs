import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source folders of a build. */
const sources = ['catalogue', 'widgets', 'host', 'server', '.build'];
const files = ['rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];

/**
 * A hash over names and contents of all sources, the build's configuration and the lockfile.
 * @param {string} top the folder of the project
 */
export function sourceHash(top) {
  const hash = createHash('sha256');
  const names = sources.flatMap((folder) =>
    readdirSync(path.join(top, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name))),
  );
  for (const name of [...names, ...files].sort()) {
    const bytes = readFileSync(path.join(top, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
