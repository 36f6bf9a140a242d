import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const prefix = '\0bundled-package:';
const fileOf = (group) => `packages-${group}.js`;

/**
 * Bundles packages with esbuild, one file per group, whose packages share their modules. Rollup would parse and analyze
 * these packages, which is more code than our own, to remove little of it. For builds to CommonJS in one folder.
 * @param {Record<string, readonly string[]>} groups import specifiers by group
 */
export function bundledPackages(groups) {
  const groupOf = new Map(Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])));
  /** @type {Set<string>} */
  const used = new Set();
  return {
    name: 'bundled-packages',
    resolveId: (source) => (groupOf.has(source) ? prefix + source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const group = groupOf.get(name);
      used.add(group);
      return {
        code: `
          const exported = require(${JSON.stringify(`./${fileOf(group)}`)})[${JSON.stringify(name)}]();
          export { exported };
          export default exported.__esModule ? exported.default : exported;`,
        syntheticNamedExports: 'exported',
      };
    },
    async generateBundle() {
      await Promise.all(
        [...used].map(async (group) =>
          this.emitFile({ type: 'asset', fileName: fileOf(group), source: await bundled(groups[group]) }),
        ),
      );
    },
  };
}

/** A CommonJS module that exports, by import specifier, a function that loads the package. */
async function bundled(names) {
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${loaders.join(', ')} };`, resolveDir: process.cwd() },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [jsonAsText],
    legalComments: 'inline',
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0].text;
}

/** Parsing JSON at run time takes a fraction of the time of compiling it as code. */
const jsonAsText = {
  name: 'json-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
  },
};
