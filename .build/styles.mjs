import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { Features, transform } from 'lightningcss';
import { oldestEngines } from '../catalogue/oldest-engines.mjs';

const prefix = 'sheet:';
const cssSuffix = '.vanilla.css';
const rootSizePx = 16;
/** As lightningcss wants: a byte each for major, minor and patch. */
const targets = Object.fromEntries(
  Object.entries({ ...oldestEngines, ios_saf: oldestEngines.safari }).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** @type {Map<string, ReturnType<typeof evaluate>>} by file, for all builds */
const evaluated = new Map();

/**
 * `sheet:./view.tsx` gives the CSS of a module and its static imports, minus that of its dynamic importers. The
 * vanilla-extract plugin writes one file for a whole build.
 * @param {{ cwd: string, isPage?: boolean }} options on our pages, text grows with the reader's; elsewhere, what a
 * static import has in a sheet of its own is left out
 */
export function styles({ cwd, isPage = false }) {
  const widgets = path.join(cwd, 'widgets/');
  const cssOf = new Map();
  return {
    name: 'styles',
    async resolveId(source, importer) {
      if (source.endsWith(cssSuffix)) return source;
      if (!source.startsWith(prefix)) return null;
      const module = await this.resolve(source.slice(prefix.length), importer, { skipSelf: true });
      if (!module) throw new Error(`${importer} asks for the sheet of ${source}, which does not resolve`);
      await this.load(module); // A sheet may be the only one who asks for it.
      return { id: `\0${prefix}${module.id}`, moduleSideEffects: false };
    },
    load(id) {
      if (id.endsWith(cssSuffix)) return { code: '', moduleSideEffects: false };
      // Filled in when the graph is complete.
      return id.startsWith(`\0${prefix}`) ? `export default "__SHEET(${id.slice(prefix.length + 1)})__";` : null;
    },
    async watchChange(changed) {
      for (const [id, result] of evaluated) if ((await result).watchFiles.includes(changed)) evaluated.delete(id);
    },
    async transform(_code, id) {
      if (id.startsWith('\0') || !id.endsWith('.css.ts')) return null;
      if (!evaluated.has(id)) evaluated.set(id, evaluate(id, cwd));
      const { code, css, watchFiles } = await evaluated.get(id);
      for (const file of watchFiles) this.addWatchFile(file);
      for (const [name, text] of css)
        cssOf.set(name, isPage && name.startsWith(widgets) ? withGrowingText(text) : text);
      return { code, map: { mappings: '' } };
    },
    renderChunk(code) {
      if (!code.includes('__SHEET(')) return null;
      const filled = code.replace(/(["'`])__SHEET\((.+?)\)__\1/g, (_, _quote, module) => {
        const css = Buffer.from(cssReachedFrom(module, this));
        // Lightningcss would add custom properties wherever a color scheme is set; we have `inDark`.
        const options = { filename: module, code: css, minify: true, targets, exclude: Features.LightDark };
        return JSON.stringify(transform(options).code.toString());
      });
      return { code: filled, map: null };
    },
  };

  /** Depth first: imports come before the module. */
  function cssReachedFrom(module, context) {
    const seen = new Set();
    const importsOf = (id) => context.getModuleInfo(id)?.importedIds ?? [];
    const visit = (id) => {
      if (seen.has(id)) return '';
      seen.add(id);
      const imported = importsOf(id).filter((one) => isPage || !importsOf(one).includes(`\0${prefix}${one}`));
      return imported.map(visit).join('') + (cssOf.get(id) ?? '');
    };
    for (const earlier of context.getModuleInfo(module)?.dynamicImporters ?? []) visit(earlier);
    return visit(module);
  }
}

async function evaluate(filePath, cwd) {
  const { source, watchFiles } = await compile({ filePath, cwd });
  const css = [];
  const code = await processVanillaFile({
    source,
    filePath,
    identOption: shortName,
    serializeVirtualCssPath({ fileName, source: text }) {
      const id = path.resolve(cwd, fileName);
      css.push([id, `${text}\n`]);
      return `import ${JSON.stringify(id)};`;
    },
  });
  return { code, css, watchFiles };
}

const taken = new Map();
/** The end of vanilla-extract's hash. @throws Error on a collision */
function shortName({ hash }) {
  const name = `s${hash.slice(-4)}`;
  if ((taken.get(name) ?? hash) !== hash) throw new Error(`Two classes are ${name}: ${hash}, ${taken.get(name)}`);
  taken.set(name, hash);
  return name;
}

/** On our own pages px become rem, without themes. */
function withGrowingText(css) {
  let isText = false;
  const visitor = {
    Rule: {
      style: ({ value }) => (value.selectors.every(([at]) => at.kind === 'host' && at.selectors) ? [] : undefined),
    },
    Declaration({ property, value }) {
      isText = /^font(-size)?$/.test(value?.propertyId?.property ?? property);
    },
    Length: ({ unit, value }) => (isText && unit === 'px' ? { unit: 'rem', value: value / rootSizePx } : undefined),
    DeclarationExit() {
      isText = false;
    },
  };
  return transform({ filename: 'widget.css', code: Buffer.from(css), visitor }).code.toString();
}
