import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadModule } from './load-module.mjs';

const entry = 'classic-entry:';
/** How often to check whether the page is parsed; polling, because a widget must leave no listeners on the page. */
const parsingMs = 50;

/**
 * The entry of a widget's classic script: the built element, and the code that opens it in a dialog, which on other
 * pages is in the loader. Elements and buttons may be added at any time, so it watches the page like the loader; while
 * the page is being parsed, an element's link, whose text the button uses, may still be missing. If the page also has
 * the loader, the loader opens the page's buttons.
 * @param {{ name: string, folder: string, business: string }} widget `folder` has the built modules; `business` is
 *   catalogue/business.ts
 */
export function classicEntry({ name, folder, business: file }) {
  return {
    name: 'classic-entry',
    resolveId: (id) => (id === entry ? id : null),
    async load(id) {
      // The opener imports the dialog of forms, which would make every script 20 KB longer.
      if (/\/form-dialog-[\da-f]+\.js$/.test(id) && !name.endsWith('-form')) return 'export {};';
      if (id !== entry) return null;
      const { namespace } = (await loadModule(file)).values.business;
      const [opener] = (await readdir(path.join(folder, 'assets'))).filter((one) => /^opener-[\da-f]+\.js$/.test(one));
      if (!opener) throw new Error(`No opener in ${folder}/assets`);
      const modes = ['button', 'side-tab', 'full-page'].map((mode) => `[mode=${mode}]`);
      const elements = `${namespace}-${name}:is(${modes})`;
      const buttons = `[data-${namespace}-open=${name}]`;
      const loader = 'script[src*="/widgets/v1/embed.js"]';
      return `
        import ${JSON.stringify(path.resolve(folder, `${name}.js`))};
        import { armIn } from ${JSON.stringify(path.resolve(folder, 'assets', opener))};
        import { onAddedElements } from ${JSON.stringify(path.resolve('widgets/core/embed/added-elements.mjs'))};
        const arm = (root) => {
          const openers = ${JSON.stringify(elements)};
          const hasLoader = document.querySelector(${JSON.stringify(loader)});
          armIn(root, hasLoader ? openers : openers + ${JSON.stringify(`,${buttons}`)}, async () => true);
        };
        const start = () => {
          if (document.readyState === 'loading') return setTimeout(start, ${parsingMs});
          onAddedElements(document, ${JSON.stringify(['mode', `data-${namespace}-open`])}, arm);
          arm(document);
        };
        start();`;
    },
  };
}
