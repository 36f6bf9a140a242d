import { fileURLToPath } from 'node:url';

/**
 * Hooks and JSX are all of React that widgets use: preact/compat, which has the rest as well, would cost each visitor
 * 1.2 KB more and halve the speed of rendering on the server. What else a widget needs it imports from preact.
 */
const preactInstead = {
  react: 'preact/hooks',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
const widgetsFolder = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Widgets are built on preact wherever they are rendered; the host keeps React, on the server only. */
export function reactAliases() {
  return {
    name: 'react-aliases',
    resolveId(source, importer) {
      const instead = importer?.startsWith(widgetsFolder) && preactInstead[source];
      return instead ? this.resolve(instead, importer, { skipSelf: true }) : null;
    },
  };
}
