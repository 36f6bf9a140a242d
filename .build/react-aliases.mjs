import { fileURLToPath } from 'node:url';

const widgetsFolder = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Preact is a tenth of the size of React. */
const forWidgets = { react: `${widgetsFolder}core/runtime/react.ts`, 'react/jsx-runtime': 'preact/jsx-runtime' };
/** Libraries expect all of React, so they get preact's full replacement. Only the back office loads such libraries. */
const forLibraries = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
const library = /\/node_modules\/@floating-ui\//;

/** Widgets use preact in browsers and on the server; the host uses React, only on the server. */
export function reactAliases() {
  return {
    name: 'react-aliases',
    resolveId(source, importer = '') {
      const aliases = importer.startsWith(widgetsFolder)
        ? forWidgets
        : library.test(importer)
          ? forLibraries
          : undefined;
      const instead = aliases?.[source];
      return instead ? this.resolve(instead, importer, { skipSelf: true }) : null;
    },
  };
}
