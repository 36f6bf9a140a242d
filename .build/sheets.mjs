import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transform } from 'lightningcss';

const sheetPrefix = 'sheet:';
const cssSuffix = '.vanilla.css';

/**
 * vanilla-extract for rollup, with two ways out for the styles:
 * - `import { x } from './y.css.ts'` gives class names; the CSS itself stays out of the bundle;
 * - `import sheet from 'sheet:./view.tsx'` gives one minified text of all CSS that the module reaches by static
 *   imports, in import order, less what the modules that import it dynamically reach, which is there before it. The
 *   text is filled in once the whole graph is known.
 * What a `*.facts.ts` reaches is left out: it reads what is said of a view, and shows none.
 * @param {{ cwd: string, check?: (sheet: string, module: string) => void, isAsked?: boolean }} options `check` may
 * throw on a sheet; with `isAsked: false` every sheet is empty, because the pages carry them all
 */
export function sheets({ cwd, check, isAsked = true }) {
  /** @type {Map<string, string>} CSS by the id of its module */
  const cssOf = new Map();
  const names = shortNames();
  /** @type {string[]} the modules whose sheets were asked for; their places stand in the code until the end */
  const asked = [];
  const placeholder = (module) => `__SHEET(${asked.push(module) - 1})__`;

  return {
    name: 'sheets',
    async resolveId(source, importer) {
      if (source.endsWith(cssSuffix)) return path.resolve(cwd, source);
      if (!source.startsWith(sheetPrefix)) return null;
      const resolved = await this.resolve(source.slice(sheetPrefix.length), importer, { skipSelf: true });
      if (!resolved) throw new Error(`${importer} asks for the sheet of ${source}, which does not resolve`);
      return { id: `\0${sheetPrefix}${resolved.id}`, moduleSideEffects: false };
    },
    load(id) {
      if (id.endsWith(cssSuffix)) return { code: '', moduleSideEffects: false };
      if (id.startsWith(`\0${sheetPrefix}`)) {
        const text = isAsked ? placeholder(id.slice(sheetPrefix.length + 1)) : '';
        return `export default ${JSON.stringify(text)};`;
      }
      return null;
    },
    async transform(_code, id) {
      if (id.startsWith('\0') || !id.endsWith('.css.ts')) return null;
      const { source, watchFiles } = await compile({ filePath: id, cwd, identOption: names });
      for (const file of watchFiles) this.addWatchFile(file);
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: names,
        serializeVirtualCssPath: ({ fileName, source: css }) => {
          cssOf.set(path.resolve(cwd, `${fileName}${cssSuffix}`), css);
          return `import ${JSON.stringify(`${fileName}${cssSuffix}`)};`;
        },
      });
      return { code, map: { mappings: '' } };
    },
    renderChunk(code) {
      if (!code.includes('__SHEET(')) return null;
      const filled = code.replace(/(["'`])__SHEET\((\d+)\)__\1/g, (_, _quote, index) => {
        const module = asked[index];
        const sheet = minified(cssReachedFrom(module, this), module);
        check?.(sheet, module);
        return JSON.stringify(sheet);
      });
      return { code: filled, map: null };
    },
  };

  /** Depth first, so that what a module imports stands before it. */
  function cssReachedFrom(entry, context) {
    const seen = new Set();
    function visit(id) {
      if (seen.has(id) || id.endsWith('.facts.ts')) return [];
      seen.add(id);
      const { importedIds = [] } = context.getModuleInfo(id) ?? {};
      return [...importedIds.flatMap(visit), cssOf.get(id) ?? []].flat();
    }
    for (const earlier of context.getModuleInfo(entry)?.dynamicImporters ?? []) visit(earlier);
    return visit(entry).join('\n');
  }
}

/**
 * Class names that cost little: the last four signs of vanilla-extract's own, which are a hash of the file and a count
 * within it. Two files that came to the same name stop the build.
 */
function shortNames() {
  /** @type {Map<string, string>} whole hash by name */
  const taken = new Map();
  return ({ hash }) => {
    const name = `s${hash.slice(-4)}`;
    if ((taken.get(name) ?? hash) !== hash)
      throw new Error(`The class name ${name} is made twice: ${hash}, ${taken.get(name)}`);
    taken.set(name, hash);
    return name;
  };
}

function minified(css, filename) {
  return transform({ filename, code: Buffer.from(css), minify: true }).code.toString();
}
