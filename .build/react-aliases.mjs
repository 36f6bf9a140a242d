import { fileURLToPath } from 'node:url';

/** preact throughout: a ninth of what React would weigh in a visitor's browser. */
const preactInstead = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
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
