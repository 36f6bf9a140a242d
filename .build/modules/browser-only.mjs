const id = '\0browser-only';

/**
 * Leaves modules that widgets import dynamically out of the server's build, because the server renders only first
 * views.
 * @param {string} folder absolute path of the widgets, ending in a slash
 */
export function browserOnly(folder) {
  return {
    name: 'browser-only',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' && importer.startsWith(folder) ? id : null,
    load: (one) => (one === id ? "throw new Error('A widget loads this in browsers only');" : null),
  };
}
