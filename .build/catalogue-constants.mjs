import { fileURLToPath } from 'node:url';
import { loadModule } from './load-module.mjs';

const load = async (name) =>
  (await loadModule(fileURLToPath(new URL(`../catalogue/${name}.ts`, import.meta.url)))).values[name];

/** Expressions of the code for browsers that the build replaces by their values, as JSON: single facts of large records. */
export async function catalogueConstants() {
  const { colors } = await load('brand');
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`brand.colors.${name}`, JSON.stringify(color)]),
  );
}
