import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { oldestEngines } from '../catalogue/oldest-engines.mjs';

const tsconfigRaw = readFileSync(new URL('../tsconfig.json', import.meta.url), 'utf8');

const target = Object.entries(oldestEngines).map(([name, version]) => name + version);

/**
 * The last source and output of each file. Builds share most files.
 * @type {Map<string, { source: string, output: Promise<{ code: string, map: string }> }>}
 */
const compiled = new Map();

/** Compiles TypeScript for rollup. A file that several builds contain is compiled once. */
export function typescript() {
  return {
    name: 'typescript',
    transform(source, id) {
      if (id.startsWith('\0') || !/\.tsx?$/.test(id)) return null;
      const known = compiled.get(id);
      if (known?.source === source) return known.output;
      const loader = id.endsWith('x') ? 'tsx' : 'ts';
      const output = transform(source, {
        loader,
        jsx: 'automatic',
        target,
        sourcemap: true,
        sourcefile: id,
        tsconfigRaw,
      }).then(({ code, map }) => ({ code, map }));
      compiled.set(id, { source, output });
      return output;
    },
  };
}
