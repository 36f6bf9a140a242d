import { fileURLToPath } from 'node:url';

const widgetsFolder = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Part of preact, which is a tenth of what React would weigh in a visitor's browser. */
const forWidgets = { react: `${widgetsFolder}core/runtime/react.ts`, 'react/jsx-runtime': 'preact/jsx-runtime' };
/** Libraries take React for granted, so they get all that preact has of it. Only the owner's pages load any. */
const forLibraries = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
const library = /\/node_modules\/@floating-ui\//;

/** Widgets are built on preact wherever they are rendered; the host keeps React, on the server only. */
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
