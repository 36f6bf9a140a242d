import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Caches the results of slow build steps for the next build, by a hash of all of their inputs.
 * @param {string} folder may be deleted at any time
 * @param {readonly string[]} versions of the tools that make the results
 */
export function createBuildCache(folder, versions) {
  /** @type {Set<string>} */
  const used = new Set();

  /**
   * Returns the result of `make` for these inputs, from this build or an earlier one.
   * @param {readonly (string | Uint8Array)[]} inputs everything that determines the result, starting with the step's
   * name
   * @param {() => Promise<Uint8Array> | Uint8Array} make
   * @returns {Promise<Buffer>}
   */
  async function keep(inputs, make) {
    const name = hashOf([...versions, ...inputs]);
    const file = path.join(folder, name);
    used.add(name);
    const known = readIfThere(file);
    if (known) return known;
    const made = Buffer.from(await make());
    mkdirSync(folder, { recursive: true });
    // A build that is interrupted here must not leave a partial result under the final name.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, made);
    renameSync(draft, file);
    return made;
  }

  /** Deletes the results that this build did not use, so that the folder does not grow. */
  function prune() {
    for (const name of namesIn(folder)) if (!used.has(name)) rmSync(path.join(folder, name), { force: true });
  }

  return { keep, prune };
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex');
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
