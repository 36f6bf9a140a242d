import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { oldestEngines } from '../../catalogue/oldest-engines.mjs';
import { createEvaluate, cssSuffix } from './evaluate-styles.mjs';
import { withGrowingText } from './growing-text.mjs';

const sheetPrefix = 'sheet:';
/** In lightningcss's numbers: a byte each for major, minor and patch. */
const targets = Object.fromEntries(
  Object.entries({ ...oldestEngines, ios_saf: oldestEngines.safari }).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
// It would add custom properties wherever a color scheme is set; we have `inDark`.
const exclude = Features.LightDark;

/**
 * vanilla-extract for rollup, with two outputs for styles:
 * - `import { x } from './y.css.ts'` gives class names; the CSS itself is not bundled.
 * - `import sheet from 'sheet:./view.tsx'` gives, as minified text, all CSS that the module reaches by static imports,
 * in import order, minus what modules that import it dynamically already have. It is inserted once the module graph is
 * complete.
 * @param {{ cwd: string, evaluate?: ReturnType<typeof createEvaluate>, check?: (sheet: string, module: string) => void,
 *   growsIn?: string }} options `evaluate` may be shared by builds of the same sources; `check` may throw on a sheet;
 *   text of styles in the folder `growsIn` grows with the reader's text size
 */
export function sheets({ cwd, evaluate = createEvaluate(cwd), check, growsIn }) {
  /** @type {Map<string, string>} CSS by module id */
  const cssOf = new Map();
  /** @type {string[]} the modules of the imported sheets; their placeholders stay in the code until the end */
  const asked = [];

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
      if (!id.startsWith(`\0${sheetPrefix}`)) return null;
      const index = asked.push(id.slice(sheetPrefix.length + 1)) - 1;
      return `export default "__SHEET(${index})__";`;
    },
    watchChange: () => evaluate.forget(),
    async transform(_code, id) {
      if (id.startsWith('\0') || !id.endsWith('.css.ts')) return null;
      const { code, css, watchFiles } = await evaluate(id);
      for (const file of watchFiles) this.addWatchFile(file);
      for (const [fileName, text] of css) {
        const isGrowing = growsIn !== undefined && fileName.startsWith(growsIn);
        cssOf.set(path.resolve(cwd, `${fileName}${cssSuffix}`), isGrowing ? withGrowingText(text) : text);
      }
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

  /** Depth first, so that imports come before the module itself. */
  function cssReachedFrom(entry, context) {
    const seen = new Set();
    function visit(id) {
      if (seen.has(id)) return [];
      seen.add(id);
      const { importedIds = [] } = context.getModuleInfo(id) ?? {};
      return [...importedIds.flatMap(visit), cssOf.get(id) ?? []].flat();
    }
    for (const earlier of context.getModuleInfo(entry)?.dynamicImporters ?? []) visit(earlier);
    return visit(entry).join('\n');
  }
}

function minified(css, filename) {
  return transform({ filename, code: Buffer.from(css), minify: true, targets, exclude }).code.toString();
}
