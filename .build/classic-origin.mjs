/**
 * Sets the origin in a classic script: its tag's `data-origin`, else our own origin, with which the server replaces the
 * placeholder (server/pages/files.ts). The script's URL is no help: an optimizer that merges or copies
 * scripts serves it from the embedding site.
 */
export function classicOrigin() {
  return {
    name: 'classic-origin',
    resolveImportMeta: (property) =>
      property === 'url' ? '(document.currentScript?.dataset.origin||"https://widget-origin.invalid")' : null,
  };
}
