import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';

const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Visitors' widgets need only React's hooks; all of preact/compat would cost 1.1 kB. */
const entries = (react) => [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: react },
];

export const preactAlias = (react = 'preact/hooks') => alias({ entries: entries(react) });

export const preactAliasInWidgets = () =>
  alias({
    entries: entries('preact/hooks'),
    customResolver(source, importer) {
      return importer?.startsWith(widgets) ? this.resolve(source, importer, { skipSelf: true }) : null;
    },
  });

/** The server renders first views only, so it leaves out what widgets import dynamically. */
export const browserOnly = () => ({
  name: 'browser-only',
  resolveDynamicImport: (specifier, importer) =>
    typeof specifier === 'string' && importer.startsWith(widgets) ? '\0browser-only' : null,
  load: (id) => (id === '\0browser-only' ? "throw new Error('A widget loads this in browsers only');" : null),
});

export const textFiles = () => ({
  name: 'text-files',
  // Vite would make a URL of a .txt.
  enforce: 'pre',
  load: (id) => (/\.(md|txt)$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))};` : null),
});
