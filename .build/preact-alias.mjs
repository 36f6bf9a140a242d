import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';

/** What `react` is in visitors' widgets: they use its hooks only, and all of preact/compat would cost 1.1 kB. */
const entries = (react) => [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: react },
];

/** Widgets are written for React and run on preact, a tenth of its size. */
export const preactAlias = (react = 'preact/hooks') => alias({ entries: entries(react) });

/** On the server, React renders the documents and preact the widgets in them. */
export function preactAliasInWidgets() {
  const widgets = fileURLToPath(new URL('../widgets/', import.meta.url));
  return alias({
    entries: entries('preact/hooks'),
    customResolver(source, importer) {
      return importer?.startsWith(widgets) ? this.resolve(source, importer, { skipSelf: true }) : null;
    },
  });
}
