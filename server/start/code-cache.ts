import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Script } from 'node:vm';

export interface CodeCache {
  /** Loads a built CommonJS module, and what it requires with a relative path, from the folder. */
  load(file: string): unknown;
  /**
   * Keeps the compiled code of all loaded modules for the next start, unless this start used it already. Blocks for
   * about 20 ms. Where the folder is read-only, nothing is kept.
   */
  keep(): void;
}

/** Compiled code by file name, with the hash of its source: V8 itself compares only the length. */
type Kept = Record<string, { source: string; code: Buffer }>;

const cacheFile = 'code-cache.bin';
const hashBytes = 32;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Compiling was a third of the start. Node has a cache of compiled code only from 22.8, so this one is in the folder of
 * the build, which deletes it. V8 rejects code of another version of V8 or other flags; then it is compiled and kept
 * again.
 * @param folder of the built modules; its owner can already change what the server runs
 */
export function createCodeCache(folder: string): CodeCache {
  const file = path.join(folder, cacheFile);
  const requirePackage = createRequire(path.join(folder, 'index.js'));
  const modules = new Map<string, { exports: unknown }>();
  const compiled = new Map<string, { source: string; script: Script }>();
  let kept = readKept(file);
  let isCurrent = kept !== undefined;

  function load(name: string): unknown {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const filename = path.join(folder, name);
    compile(name, filename).runInThisContext()(
      module.exports,
      (id: string) => (id.startsWith('./') ? load(id.slice(2)) : requirePackage(id)),
      module,
      filename,
      folder,
    );
    return module.exports;
  }

  function compile(name: string, filename: string): Script {
    const bytes = readFileSync(filename);
    const source = hashOf(bytes).toString('hex');
    const code = kept?.[name]?.source === source ? kept[name].code : undefined;
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${bytes.toString()}\n})`, {
      filename,
      ...(code && { cachedData: code }),
    });
    if (!code || script.cachedDataRejected) isCurrent = false;
    compiled.set(name, { source, script });
    return script;
  }

  function keep(): void {
    if (!isCurrent) write();
    isCurrent = true;
    kept = undefined; // Frees its memory; modules loaded from now on are compiled.
    compiled.clear();
  }

  function write(): void {
    const all: Kept = Object.fromEntries(
      [...compiled].map(([name, { source, script }]) => [name, { source, code: script.createCachedData() }]),
    );
    const payload = serialize(all);
    try {
      writeFileSync(file, Buffer.concat([hashOf(payload), payload]));
    } catch {
      // The folder is read-only.
    }
  }

  return { load, keep };
}

/** The hash detects a file that is half written, or written by two processes: V8 does not check the code itself. */
function readKept(file: string): Kept | undefined {
  try {
    const bytes = readFileSync(file);
    const payload = bytes.subarray(hashBytes);
    return hashOf(payload).equals(bytes.subarray(0, hashBytes)) ? deserialize(payload) : undefined;
  } catch {
    return undefined;
  }
}
