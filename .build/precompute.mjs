import { loadModule } from './load-module.mjs';

/**
 * Runs modules named `*.precomputed.ts` at build time: browsers get their exports as plain values, without the code and
 * data behind them.
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
