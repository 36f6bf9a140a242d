import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

/** What `react` is in visitors' widgets: they use its hooks only, and all of preact/compat would cost 1.1 kB. */
const entries = (react) => [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: react },
];

/** Widgets are written for React and run on preact, a tenth of its size. */
export const preactAlias = (react = 'preact/hooks') => alias({ entries: entries(react) });

/** On the server, React renders the documents and preact the widgets in them. */
export function preactAliasInWidgets() {
  return alias({
    entries: entries('preact/hooks'),
    customResolver(source, importer) {
      return importer?.startsWith(widgets) ? this.resolve(source, importer, { skipSelf: true }) : null;
    },
  });
}

const browserOnlyId = '\0browser-only';

/**
 * Leaves modules that widgets import dynamically out of the server's build, because the server renders only first
 * views.
 */
export function browserOnly(folder) {
  return {
    name: 'browser-only',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' && importer.startsWith(folder) ? browserOnlyId : null,
    load: (id) => (id === browserOnlyId ? "throw new Error('A widget loads this in browsers only');" : null),
  };
}

const markdownPrefix = '\0markdown-folder:';

/** `import texts from './x/*.md'` imports the text of every Markdown file in that folder, by file name. */
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
