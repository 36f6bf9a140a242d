import path from 'node:path';

/**
 * Resolves the imports of our own modules almost without reading the disk, which `node-resolve` does several times for
 * each of them: imports of our own modules contain the complete file name, and a package is the same for all of them.
 * It comes after plugins that resolve an import of a package differently by importer.
 */
export function ownImports() {
  /** @type {Map<string, ReturnType<import('rollup').PluginContext['resolve']>>} */
  const packages = new Map();
  return {
    name: 'own-imports',
    buildStart: () => packages.clear(),
    resolveId(source, importer = '') {
      if (!/\.tsx?$/.test(importer) || importer.includes('/node_modules/')) return null;
      if (/^\.\.?\/.+\.tsx?$/.test(source)) return path.resolve(path.dirname(importer), source);
      if (!/^[@a-z]/.test(source)) return null;
      const known = packages.get(source) ?? this.resolve(source, importer, { skipSelf: true });
      packages.set(source, known);
      return known;
    },
  };
}
