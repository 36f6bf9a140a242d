import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** The packages that built files import. @param {string} folder of the built files */
export function importedPackages(folder) {
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const imports = code.flatMap((text) => [
    ...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])((?:@[\w-]+\/)?[\w-][\w./-]*)\1/g),
  ]);
  const names = imports.map(([, , specifier]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0]);
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}

/**
 * The folders of packages that code imports at run time, with everything that they need in turn, as npm has installed
 * them: paths from the top, such as `node_modules/koa/node_modules/debug`.
 * @param {string} top the folder of package.json
 * @param {readonly string[]} names of packages
 * @param {readonly string[]} leftOut names of packages that are not needed, though others depend on them
 */
export function productionModules(top, names, leftOut = []) {
  /** @type {Set<string>} */
  const found = new Set();

  /** As Node resolves it: in the folder itself, then in each folder above. */
  function resolve(name, from) {
    for (let at = from; ; at = path.dirname(at)) {
      const folder = path.join(at, 'node_modules', name);
      if (existsSync(path.join(top, folder, 'package.json'))) return folder;
      if (at === '.') return undefined;
    }
  }

  function add(name, from, isOptional) {
    const folder = resolve(name, from);
    if (leftOut.includes(name) || (!folder && isOptional)) return; // Optional ones may be for another system.
    if (!folder) throw new Error(`${name} is not installed; ${from} needs it. Run npm ci.`);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(top, folder, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      add(needed, folder, needed in optionalDependencies);
    }
  }

  for (const name of names) add(name, '.', false);
  return [...found].sort();
}
