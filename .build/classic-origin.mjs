/**
 * In a classic script: its tag's `data-origin`, else our own origin, which the server fills in where the placeholder
 * stands (server/pages/classic-scripts.ts). Where the script was loaded from says nothing: an optimizer that merges or
 * copies scripts serves it from the page's own site.
 */
export function classicOrigin() {
  return {
    name: 'classic-origin',
    resolveImportMeta: (property) =>
      property === 'url' ? '(document.currentScript?.dataset.origin||"https://widget-origin.invalid")' : null,
  };
}
