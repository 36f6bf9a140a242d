import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const prefix = '\0widget-entry:';
const source = (path) => fileURLToPath(new URL(`../widgets/${path}`, import.meta.url));
/** If a widget differs on our pages, `on-page.tsx` defines that version. */
const onPage = (name) => (existsSync(source(`${name}/on-page.tsx`)) ? `${name}/on-page.tsx` : `${name}/widget.tsx`);
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const entries = {
  /** The module that our own pages hydrate: the view without its sheet, which the page contains. */
  island: (name) => `
    import { ${camelCase(name)} } from ${JSON.stringify(source(onPage(name)))};
    import { hydrateIsland } from ${JSON.stringify(source('core/runtime/island.tsx'))};
    export const start = (element, whenIdle) => hydrateIsland(${camelCase(name)}, element, whenIdle);`,
  /** The module that other sites load: the custom element with its sheet. */
  element: (name) => `
    import { defineElement } from ${JSON.stringify(source('core/runtime/custom-element.tsx'))};
    import { ${camelCase(name)} } from ${JSON.stringify(source(`${name}/widget.tsx`))};
    import sheet from ${JSON.stringify(`sheet:${source(`${name}/widget.tsx`)}`)};
    defineElement(${camelCase(name)}, sheet, import.meta.url);`,
};

/**
 * Generates, from each widget's definition, the modules that browsers load: `widget-entry:island/x`,
 * `widget-entry:element/x`.
 */
export function widgetEntries() {
  return {
    name: 'widget-entries',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [kind, name] = id.slice(prefix.length).split('/');
      return entries[kind](name);
    },
  };
}
