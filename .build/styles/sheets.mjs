import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { oldestEngines } from '../../catalogue/oldest-engines.mjs';
import { createEvaluate, cssSuffix } from './evaluate-styles.mjs';
import { withGrowingText } from './growing-text.mjs';

const sheetPrefix = 'sheet:';
const lateSheetPrefix = 'late-sheet:';
/** In lightningcss's numbers: a byte each for major, minor and patch. */
const targets = Object.fromEntries(
  Object.entries({ ...oldestEngines, ios_saf: oldestEngines.safari }).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
// It would add custom properties wherever a color scheme is set; we have `inDark`.
const exclude = Features.LightDark;
const lateSuffix = `.late.css.ts${cssSuffix}`;

/**
 * vanilla-extract for rollup, with two outputs for styles:
 * - `import { x } from './y.css.ts'` gives class names; the CSS itself is not bundled.
 * - `import sheet from 'sheet:./view.tsx'` gives, as minified text, all CSS that the module reaches by static imports,
 * in import order, minus what modules that import it dynamically already have. It is inserted once the module graph is
 * complete. Styles reached through a `*.facts.ts` are left out: it describes a view without showing it.
 * - `late-sheet:` in place of `sheet:` gives only the styles in files named `*.late.css.ts`, of parts that a visitor sees
 * after an action. Documents of our pages leave them out.
 * @param {{ cwd: string, evaluate?: ReturnType<typeof createEvaluate>, check?: (sheet: string, module: string) => void,
 *   part?: 'all' | 'early' | 'late', growsIn?: string }} options `evaluate` may be shared by builds of the same sources;
 *   `check` may throw on a sheet; `part` is what `sheet:` gives: `early` leaves late styles out, `late` gives only them,
 *   because the page has the others; text of styles in the folder `growsIn` grows with the reader's text size
 */
export function sheets({ cwd, evaluate = createEvaluate(cwd), check, part = 'all', growsIn }) {
  /** @type {Map<string, string>} CSS by module id */
  const cssOf = new Map();
  /** @type {{ module: string, part: string }[]} the imported sheets; their placeholders stay in the code until the end */
  const asked = [];

  return {
    name: 'sheets',
    async resolveId(source, importer) {
      if (source.endsWith(cssSuffix)) return path.resolve(cwd, source);
      const prefix = [sheetPrefix, lateSheetPrefix].find((prefix) => source.startsWith(prefix));
      if (!prefix) return null;
      const resolved = await this.resolve(source.slice(prefix.length), importer, { skipSelf: true });
      if (!resolved) throw new Error(`${importer} asks for the sheet of ${source}, which does not resolve`);
      return { id: `\0${prefix}${resolved.id}`, moduleSideEffects: false };
    },
    load(id) {
      if (id.endsWith(cssSuffix)) return { code: '', moduleSideEffects: false };
      const [, prefix, module] = /^\0((?:late-)?sheet:)(.*)$/s.exec(id) ?? [];
      if (!module) return null;
      const index = asked.push({ module, part: prefix === lateSheetPrefix ? 'late' : part }) - 1;
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
        const { module, part } = asked[index];
        const sheet = minified(cssReachedFrom(module, part, this), module);
        check?.(sheet, module);
        return JSON.stringify(sheet);
      });
      return { code: filled, map: null };
    },
  };

  /** Depth first, so that imports come before the module itself. */
  function cssReachedFrom(entry, part, context) {
    const isPart = (id) => part === 'all' || id.endsWith(lateSuffix) === (part === 'late');
    const seen = new Set();
    function visit(id) {
      if (seen.has(id) || id.endsWith('.facts.ts')) return [];
      seen.add(id);
      const { importedIds = [] } = context.getModuleInfo(id) ?? {};
      return [...importedIds.flatMap(visit), (isPart(id) && cssOf.get(id)) || []].flat();
    }
    for (const earlier of context.getModuleInfo(entry)?.dynamicImporters ?? []) visit(earlier);
    return visit(entry).join('\n');
  }
}

function minified(css, filename) {
  return transform({ filename, code: Buffer.from(css), minify: true, targets, exclude }).code.toString();
}
