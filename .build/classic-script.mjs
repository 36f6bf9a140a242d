import { readdir } from 'node:fs/promises';
import path from 'node:path';

const entry = 'classic-script';
const folder = 'dist/public/widgets/v1';
/** Polls for the end of parsing, because a widget must leave no listeners on the page. */
const parsingMs = 50;

/**
 * Waits until the page is parsed: before, an element's link, whose text the button uses, may be missing. If the page
 * also has the loader, that opens the page's buttons.
 */
export function classicScript(name, namespace) {
  return {
    name: 'classic-script',
    resolveId: (id) => (id === entry ? id : null),
    async load(id) {
      // The opener imports the dialog of forms: 20 KB.
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
     * `data-origin`, else ours, which the server fills in. Not the script's URL: an optimizer may serve it from the
     * other site.
     */
    resolveImportMeta: (property) =>
      property === 'url' ? '(document.currentScript?.dataset.origin||"https://widget-origin.invalid")' : null,
  };
}
