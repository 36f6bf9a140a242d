import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseAst } from 'rollup/parseAst';

/**
 * The packages that built files require. The code is parsed, because it also contains imports as text: /embed shows
 * sample code. @param {string} folder of the built files
 */
export function importedPackages(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    for (const specifier of specifiersIn(parseAst(readFileSync(path.join(folder, file), 'utf8')))) {
      const name = /^(?:@[^/]+\/)?[^./][^/]*/.exec(specifier)?.[0];
      if (name && !isBuiltin(specifier)) names.add(name);
    }
  }
  return [...names].sort();
}

/** The literal specifiers of a tree's calls of `require`. */
function* specifiersIn(node) {
  if (node.type === 'CallExpression' && node.callee.name === 'require') {
    const [specifier] = node.arguments;
    if (typeof specifier?.value === 'string') yield specifier.value;
  }
  for (const part of Object.values(node)) {
    if (typeof part === 'object' && part) yield* specifiersIn(part);
  }
}

/**
 * The folders of packages that code imports at run time, with their dependencies, as npm has installed them: paths from
 * the top, such as `node_modules/koa/node_modules/debug`.
 * @param {string} top the folder of package.json
 * @param {readonly string[]} names of packages
 * @param {readonly string[]} leftOut names of packages that are not needed, though others depend on them
 */
export function productionModules(top, names, leftOut = []) {
  /** @type {Set<string>} */
  const found = new Set();

  /** Resolves a name like Node: in the folder, then in each parent. */
  function resolve(name, from) {
    for (let at = from; ; at = path.dirname(at)) {
      const folder = path.join(at, 'node_modules', name);
      if (existsSync(path.join(top, folder, 'package.json'))) return folder;
      if (at === '.') return undefined;
    }
  }

  function add(name, from, isOptional) {
    const folder = resolve(name, from);
    if (leftOut.includes(name) || (!folder && isOptional)) return; // Optional dependencies may be for another system.
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
