import { fileURLToPath } from 'node:url';

const widgetsFolder = fileURLToPath(new URL('../widgets/', import.meta.url));

/** Part of preact, which is a tenth of what React would weigh in a visitor's browser. */
const forWidgets = { react: `${widgetsFolder}kit/react.ts`, 'react/jsx-runtime': 'preact/jsx-runtime' };

/** Widgets are built on preact wherever they are rendered; the host keeps React, on the server only. */
export function reactAliases() {
  return {
    name: 'react-aliases',
    resolveId(source, importer = '') {
      const instead = importer.startsWith(widgetsFolder) && forWidgets[source];
      return instead ? this.resolve(instead, importer, { skipSelf: true }) : null;
    },
  };
}
