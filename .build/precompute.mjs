import { loadModule } from './load-module.mjs';

/**
 * Runs modules named `*.precomputed.ts` while building: browsers get what they export as plain values, and nothing of
 * what those were made from.
 */
export function precompute() {
  return {
    name: 'precompute',
    async load(id) {
      if (!id.endsWith('.precomputed.ts')) return null;
      const { values, files } = await loadModule(id);
      for (const file of files) this.addWatchFile(file);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
