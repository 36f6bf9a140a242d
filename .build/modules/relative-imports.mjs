import path from 'node:path';

/**
 * Resolves our own imports without reading the disk, because they contain the complete file name. `node-resolve` reads
 * the disk several times for each of them.
 */
export function relativeImports() {
  return {
    name: 'relative-imports',
    resolveId: (source, importer) =>
      importer && /^\.\.?\/.+\.tsx?$/.test(source) ? path.resolve(path.dirname(importer), source) : null,
  };
}
