import { readdir } from 'node:fs/promises';
import path from 'node:path';

const folder = 'dist/public/widgets/v1';

/**
 * The entry polls until the page is parsed: a widget must leave no listeners, and before that an element's link may
 * lack its text. A page's loader, if any, opens its buttons.
 */
export const classicScript = (name) => ({
  name: 'classic-script',
  async resolveId(id) {
    if (id === 'classic:widget') return path.resolve(folder, `${name}.js`);
    if (id !== 'classic:opener') return null;
    const opener = (await readdir(`${folder}/assets`)).find((file) => /^opener-[\da-f]+\.js$/.test(file));
    return path.resolve(folder, 'assets', opener);
  },
  // The opener imports the dialog of forms: 20 KB.
  load: (id) => (/\/form-dialog-[\da-f]+\.js$/.test(id) && !name.endsWith('-form') ? 'export {};' : null),
  // Else ours, which the server fills in: an optimizer may serve the script from the other site.
  resolveImportMeta: (property) =>
    property === 'url' ? '(document.currentScript?.dataset.origin||"https://widget-origin.invalid")' : null,
});
