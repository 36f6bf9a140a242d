import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Visitors' widgets need only React's hooks; all of preact/compat would cost 1.1 kB. */
const entries = (react) => [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: react },
];

export const preactAlias = (react = 'preact/hooks') => alias({ entries: entries(react) });

export function preactAliasInWidgets() {
  return alias({
    entries: entries('preact/hooks'),
    customResolver(source, importer) {
      return importer?.startsWith(widgets) ? this.resolve(source, importer, { skipSelf: true }) : null;
    },
  });
}

const browserOnlyId = '\0browser-only';

/** The server renders first views only, so it leaves out what widgets import dynamically. */
export function browserOnly(folder) {
  return {
    name: 'browser-only',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' && importer.startsWith(folder) ? browserOnlyId : null,
    load: (id) => (id === browserOnlyId ? "throw new Error('A widget loads this in browsers only');" : null),
  };
}

const markdownPrefix = '\0markdown-folder:';

/** `./x/*.md` gives an array of texts in order of file names. */
export function markdownFolder() {
  return {
    name: 'markdown-folder',
    resolveId: (source, importer) =>
      importer && source.endsWith('/*.md')
        ? markdownPrefix + path.resolve(path.dirname(importer), path.dirname(source))
        : null,
    async load(id) {
      if (!id.startsWith(markdownPrefix)) return null;
      const folder = id.slice(markdownPrefix.length);
      const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
      const texts = files.map(async (file) => {
        this.addWatchFile(path.join(folder, file));
        return readFile(path.join(folder, file), 'utf8');
      });
      return `export default ${JSON.stringify(await Promise.all(texts))};`;
    },
  };
}
