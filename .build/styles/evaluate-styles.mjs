import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { bundleStyles } from './bundle-styles.mjs';

// The bundle of styles requires the same modules, so it reports to the adapter set here.
const require = createRequire(import.meta.url);
const { setAdapter, removeAdapter } = require('@vanilla-extract/css/adapter');
const { transformCss } = require('@vanilla-extract/css/transformCss');

/** The suffix of the id of a module that represents the CSS of a `*.css.ts`. */
export const cssSuffix = '.vanilla.css';

/**
 * Evaluates files of styles. All are bundled and run once; `@vanilla-extract/integration` would bundle and run each
 * file with all of its imports.
 * @param {string} cwd the folder of the project
 * @returns `evaluate(id)` promises `{ code, css: [fileName, text][], watchFiles }` of the file with that absolute path:
 *   `code` exports class names and imports `fileName + cssSuffix` for each part of `css`, in the order of evaluation.
 *   `evaluate.forget()` says that a source has changed.
 */
export function createEvaluate(cwd) {
  const identOption = shortNames();
  /** @type {ReturnType<typeof runAll> | undefined} */
  let run;

  async function evaluate(id) {
    run ??= runAll(cwd, identOption);
    const { below, exportsOf, cssOf, unusedIn } = await run;
    const file = path.relative(cwd, id).split(path.sep).join('/');
    const files = below(file);
    const css = files.flatMap((one) => (cssOf(one) === undefined ? [] : [[one, cssOf(one)]]));
    const imports = css.map(([one]) => `import ${JSON.stringify(one + cssSuffix)};`);
    const code = [...imports, ...serialized(exportsOf(file), unusedIn(files))].join('\n');
    return { code, css, watchFiles: files.map((one) => path.join(cwd, one)) };
  }

  return Object.assign(evaluate, {
    forget() {
      run = undefined;
    },
  });
}

async function runAll(cwd, identOption) {
  const { code, nameOf, below } = await bundleStyles(cwd);
  const rules = listsByFile();
  const classNames = listsByFile();
  const compositions = listsByFile();
  const used = new Set();
  const adapter = {
    appendCss: rules.add,
    registerClassName: classNames.add,
    registerComposition: compositions.add,
    markCompositionUsed: (name) => used.add(name),
    onEndFileScope() {},
    getIdentOption: () => identOption,
  };

  const module = { exports: {} };
  /** @type {Map<string, string>} */
  const texts = new Map();
  setAdapter(adapter);
  try {
    compileFunction(code, ['require', 'module', 'exports'])(require, module, module.exports);
    for (const file of rules.files()) {
      const files = below(file);
      const [localClassNames, composedClassLists] = [classNames, compositions].map(({ of }) => files.flatMap(of));
      texts.set(file, transformCss({ localClassNames, composedClassLists, cssObjs: rules.of(file) }).join('\n'));
    }
  } finally {
    removeAdapter();
  }
  return {
    below,
    exportsOf: (file) => module.exports[nameOf(file)],
    cssOf: (file) => texts.get(file),
    unusedIn: (files) =>
      files.flatMap((file) =>
        compositions.of(file).flatMap(({ identifier }) => (used.has(identifier) ? [] : identifier)),
      ),
  };
}

/** Collects vanilla-extract's reports by file. */
function listsByFile() {
  const lists = new Map();
  return {
    add(item, { filePath }) {
      if (!lists.has(filePath)) lists.set(filePath, []);
      lists.get(filePath).push(item);
    },
    of: (file) => lists.get(file) ?? [],
    files: () => [...lists.keys()],
  };
}

/** The code of exported class names and other values, without the names of compositions that no rule uses. */
function serialized(exports, unusedNames) {
  const unused = unusedNames.length > 0 ? new RegExp(`(?:${unusedNames.join('|')})\\s`, 'g') : undefined;
  const value = (_key, one) => {
    if (typeof one === 'function') throw new Error('A file of styles must not export functions to other code');
    return typeof one === 'string' && unused ? one.replace(unused, '') : one;
  };
  return Object.entries(exports).map(([name, exported]) => `export var ${name} = ${JSON.stringify(exported, value)};`);
}

/**
 * Short class names: the last four characters of vanilla-extract's names, which are a hash of the file and a counter
 * within it. A collision stops the build.
 */
function shortNames() {
  /** @type {Map<string, string>} full hash by short name */
  const taken = new Map();
  return ({ hash }) => {
    const name = `s${hash.slice(-4)}`;
    if ((taken.get(name) ?? hash) !== hash)
      throw new Error(`The class name ${name} is made twice: ${hash}, ${taken.get(name)}`);
    taken.set(name, hash);
    return name;
  };
}
