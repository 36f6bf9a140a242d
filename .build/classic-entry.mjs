import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadModule } from './load-module.mjs';

const entry = 'classic-entry:';
/** How often to look whether the page is parsed: a widget leaves no listeners on the page. */
const parsingMs = 50;

/**
 * The entry of a widget's classic script: the built element, and what opens it in a dialog, which on other pages is the
 * loader's business. Elements and buttons may come at any time, so it watches the page as the loader does; while the
 * page is being parsed, an element's link, whose text the button takes over, may still be missing. Where the loader is on
 * the page too, it opens the page's own buttons.
 * @param {{ name: string, folder: string, business: string }} widget `folder` has the built modules; `business` is
 *   catalogue/business.ts
 */
export function classicEntry({ name, folder, business: file }) {
  return {
    name: 'classic-entry',
    resolveId: (id) => (id === entry ? id : null),
    async load(id) {
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
        const arm = () => {
          const openers = ${JSON.stringify(elements)};
          const hasLoader = document.querySelector(${JSON.stringify(loader)});
          armIn(document, hasLoader ? openers : openers + ${JSON.stringify(`,${buttons}`)}, async () => {});
        };
        const start = () => {
          if (document.readyState === 'loading') return setTimeout(start, ${parsingMs});
          new MutationObserver(arm).observe(document, { childList: true, subtree: true });
          arm();
        };
        start();`;
    },
  };
}
