import { readdir } from 'node:fs/promises';
import path from 'node:path';

const entry = 'classic-script';
const folder = 'dist/public/widgets/v1';
/** How often to check whether the page is parsed; polling, because a widget must leave no listeners on the page. */
const parsingMs = 50;

/**
 * A widget as one script without imports: the built element, and the code that opens it in a dialog, which on other
 * pages is in the loader. Elements and buttons may be added at any time, so it watches the page like the loader; while
 * the page is being parsed, an element's link, whose text the button uses, may still be missing. If the page also has
 * the loader, the loader opens the page's buttons.
 */
export function classicScript(name, namespace) {
  return {
    name: 'classic-script',
    resolveId: (id) => (id === entry ? id : null),
    async load(id) {
      // The opener imports the dialog of forms, which would make every script 20 KB longer.
      if (/\/form-dialog-[\da-f]+\.js$/.test(id) && !name.endsWith('-form')) return 'export {};';
      if (id !== entry) return null;
      const [opener] = (await readdir(`${folder}/assets`)).filter((file) => /^opener-[\da-f]+\.js$/.test(file));
      if (!opener) throw new Error(`No opener in ${folder}/assets`);
      const modes = ['button', 'side-tab', 'full-page'].map((mode) => `[mode=${mode}]`);
      const elements = `${namespace}-${name}:is(${modes})`;
      const buttons = `[data-${namespace}-open=${name}]`;
      return `
        import ${JSON.stringify(path.resolve(folder, `${name}.js`))};
        import { armIn } from ${JSON.stringify(path.resolve(folder, 'assets', opener))};
        import { onAddedElements } from ${JSON.stringify(path.resolve('widgets/core/embed/added-elements.mjs'))};
        const arm = (root) => {
          const openers = ${JSON.stringify(elements)};
          const hasLoader = document.querySelector('script[src*="/widgets/v1/embed.js"]');
          armIn(root, hasLoader ? openers : openers + ${JSON.stringify(`,${buttons}`)}, async () => true);
        };
        const start = () => {
          if (document.readyState === 'loading') return setTimeout(start, ${parsingMs});
          onAddedElements(document, ${JSON.stringify(['mode', `data-${namespace}-open`])}, arm);
          arm(document);
        };
        start();`;
    },
    /**
     * The origin is the tag's `data-origin`, else ours, with which the server replaces the placeholder. The script's URL
     * is no help: an optimizer that merges or copies scripts serves it from the embedding site.
     */
    resolveImportMeta: (property) =>
      property === 'url' ? '(document.currentScript?.dataset.origin||"https://widget-origin.invalid")' : null,
  };
}
