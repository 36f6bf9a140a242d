/*
 * Two imports are words of this build: `sheet:./x.tsx` is the CSS that a module needs (.build/styles.mjs), and
 * `./x.svg` a drawing in the brand's colors, with `?elements` as arrays (.build/drawings.mjs).
 *
 * Builds share no modules, so no page downloads code that it does not use. Our pages carry their styles; embeds hold
 * theirs and have fixed file names.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { tsImport } from 'tsx/esm/api';
import { classicScript } from './.build/classic-script.mjs';
import { svgImports } from './.build/drawings.mjs';
import { browserOnly, preactAlias, preactAliasInWidgets, textFiles } from './.build/modules.mjs';
import { assetManifest, publishedFiles } from './.build/published-files.mjs';
import { styles } from './.build/styles.mjs';
import { embeddableWidgets } from './catalogue/embeddable-widgets.mjs';
import { oldestEngines } from './catalogue/oldest-engines.mjs';
import { publishedDrawings } from './host/published-drawings.mjs';
import { wordpressPlugin } from './widgets/wordpress/zipped-plugin.mjs';

/** Our pages show reviews without a script. */
const onPages = embeddableWidgets.filter((name) => name !== 'testimonials');
const hostOnly = ['before-after', 'embed-studio', 'embed-preview', 'embed-check', 'site-nav', 'post-list'];

const cwd = fileURLToPath(new URL('.', import.meta.url));
const isWatching = process.argv.includes('--watch');
const { business } = await tsImport('./catalogue/business.ts', import.meta.url);
const { widgetFacts } = await tsImport('./host/pages/embed/words.ts', import.meta.url);
// A watched build is not minified, so `npm start` must build again.
rmSync(`${cwd}dist${isWatching ? '/sources.sha256' : ''}`, { recursive: true, force: true });

const target = Object.entries(oldestEngines).map(([name, version]) => name + version);
const compiled = () => esbuild({ target, jsx: 'automatic' });
const constants = (values) =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __WATCHING__: String(isWatching), ...values },
  });

/** By file of the catalogue. In browsers, each import of a record would be a file to wait for. */
const factNames = {
  ...{ brand: 'brand', business: 'business', phone: 'ourPhone', 'contracts/text': 'messageLength' },
  ...{ 'contracts/lead-extras': 'extrasRules', 'time/retention': 'retention', 'metrics/visit-address': 'campaignTags' },
};
const leaves = (name, value) =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, part]) => leaves(`${name}.${key}`, part))
    : [[name, value]];
const facts = {};
for (const [file, name] of Object.entries(factNames)) {
  const { [name]: record } = await tsImport(`./catalogue/${file}.ts`, import.meta.url);
  for (const [expression, value] of leaves(name, record)) facts[expression] = JSON.stringify(value);
}

const chunks = {
  runtime: ['survive-translation.ts', 'custom-element.tsx', 'island.tsx', 'define-widget.ts']
    .map((file) => `widgets/core/runtime/${file}`)
    .concat('catalogue/business.ts', 'catalogue/contracts/form-names.ts'),
  calls: ['widgets/core/data/api.ts'],
  form: ['form-view.tsx', 'page-form.tsx', 'form-state.ts'].map((file) => `widgets/core/form/${file}`),
  'send-form': ['widgets/core/form/send-form.ts', 'widgets/core/ui/toast.tsx', 'catalogue/typed-text.ts'],
  colors: ['catalogue/paint/color-id.ts', 'catalogue/contracts/paint-color.ts', 'catalogue/searchable-text.ts'],
  state: ['widgets/core/runtime/use-store.ts', 'widgets/core/runtime/record-action.ts', 'widgets/embed/shown-embed.ts'],
};
const chunkOf = new Map(Object.entries(chunks).flatMap(([name, files]) => files.map((file) => [cwd + file, name])));
for (const file of chunkOf.keys()) if (!existsSync(file)) throw new Error(`The build names ${file}, which is missing`);
const manualChunks = (isEmbed) => (id) => {
  if (/\/node_modules\/preact\/(?!compat)|\/ui\/(parts|tape)\.css\.ts$/.test(id)) return 'runtime';
  if (/\/node_modules\/zustand\//.test(id)) return 'state';
  // In embeds, the form's behavior adds the last attributes of the honeypot.
  return isEmbed && id === `${cwd}widgets/core/form/no-autofill.ts` ? 'send-form' : chunkOf.get(id);
};

/** Loaded after the page, or again at the next press anyway. */
const once = /\/(embed-use|opener|form-dialog|reword)\.ts$/;
/** Retries at another URL: browsers cached failures (https://github.com/whatwg/html/pull/10327). */
const repeatableImports = {
  name: 'repeatable-imports',
  renderDynamicImport({ chunk, targetChunk, targetModuleId }) {
    if (!targetChunk || once.test(targetModuleId)) return null;
    const relative = path.posix.relative(path.posix.dirname(chunk.fileName), targetChunk.fileName);
    const again = JSON.stringify(`${relative.startsWith('.') ? '' : './'}${relative}?`);
    return { left: 'import(', right: `).catch(() => import(${again} + Date.now()))` };
  },
};

/** @param {{ passes?: number }} options terser's: the second saves 0.3 %, the third 0.1 % */
const browser = ({ input, entryFileNames, finish, react, isEmbed = false, passes = 2 }) => ({
  input,
  output: {
    dir: 'dist/public',
    format: 'es',
    entryFileNames,
    chunkFileNames: 'widgets/v1/assets/[name]-[hash].js',
    // Letters beyond f could spell a word that ad blockers block.
    hashCharacters: 'hex',
    manualChunks: manualChunks(isEmbed),
    // Written but not referenced, so visitors do not download them.
    sourcemap: !isEmbed && !isWatching && 'hidden',
  },
  plugins: [
    preactAlias(react),
    svgImports(),
    styles({ cwd, isPage: !isEmbed }),
    nodeResolve({ browser: true }),
    compiled(),
    constants(facts),
    repeatableImports,
    // 3 % smaller than esbuild's. The unsafe options only assume unmodified built-ins.
    !isWatching &&
      terser({ ecma: 2022, compress: { passes, unsafe: true, unsafe_arrows: true, keep_fargs: false }, mangle: true }),
    finish,
    isWatching && publishedFiles({ isFinal: false }),
  ],
});

/** The three islands of /embed share a folder. */
const islands = (names) =>
  Object.fromEntries(names.map((name) => [`island/${name}`, `widgets/${name.replace('embed-', 'embed/')}/island.ts`]));
const islandFile = ({ name }) =>
  name === 'site' ? 'assets/site-[hash].js' : `widgets/v1/assets/${name.slice(7)}-[hash].js`;
const manifest = assetManifest();

/** No page loads both islands and elements, so `pages` and `embeds` share nothing. */
const pages = browser({
  input: { site: 'host/browser/site.ts', ...islands([...onPages, ...hostOnly]) },
  entryFileNames: islandFile,
  finish: [publishedDrawings(), wordpressPlugin(business, widgetFacts), manifest],
});

/** In one build, visitors' widgets would load its share of React too. */
const office = browser({
  input: islands(['admin']),
  entryFileNames: islandFile,
  react: 'preact/compat',
  finish: manifest,
  passes: 1,
});

/** At the root, because that decides its scope. */
const worker = browser({ input: { 'admin-worker': 'host/browser/admin-worker.ts' }, entryFileNames: '[name].js' });

const embeds = browser({
  input: {
    embed: 'widgets/core/embed/embed-loader.ts',
    ...Object.fromEntries(embeddableWidgets.map((name) => [name, `widgets/${name}/element.tsx`])),
  },
  entryFileNames: 'widgets/v1/[name].js',
  isEmbed: true,
  passes: 3,
});

/** Minified already. Terser would save 2 % more, in a tenth of the build's time. */
const classic = embeddableWidgets.map((name) => ({
  input: 'widgets/core/embed/classic-script.mjs',
  output: { file: `dist/public/widgets/v1/${name}.iife.js`, format: 'iife', inlineDynamicImports: true, compact: true },
  plugins: [classicScript(name), constants({ __NAMESPACE__: `'${business.namespace}'`, __WIDGET__: `'${name}'` })],
}));

/** They stay in node_modules: native parts, and what is rarely loaded. Others are bundled, to start fast. */
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(`${cwd}package.json`, 'utf8'));
const installed = Object.keys({ ...dependencies, ...optionalDependencies });
const server = {
  input: {
    index: 'server/index.ts',
    password: 'server/maintenance/commands/password.ts',
    backup: 'server/maintenance/commands/backup.ts',
    restore: 'server/maintenance/commands/restore.ts',
    // An upgrade tries whether the driver of a pack loads.
    'sqlite-driver': 'server/store/sqlite/open-database.ts',
  },
  output: {
    dir: 'dist/server',
    format: 'es',
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
    // The entry starts the server, so nothing that others import may be in it.
    manualChunks: (id) => (id.endsWith('/server/start-failure.ts') ? 'start-failure' : undefined),
  },
  external: (id, importer = '') =>
    installed.some((name) => id === name || id.startsWith(`${name}/`)) ||
    // In watch mode, most of what would be bundled; React of widgets is preact.
    (isWatching && (/^@?koa/.test(id) || (/^react($|\/|-dom)/.test(id) && !importer.includes('/widgets/')))),
  plugins: [
    browserOnly(),
    preactAliasInWidgets(),
    svgImports(),
    textFiles(),
    styles({ cwd, isPage: true }),
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    json({ compact: true }),
    constants({}), // Before commonjs, which then leaves out React's development build.
    commonjs(),
    compiled(),
    publishedFiles({ isFinal: !isWatching }), // When all files exist.
  ],
};

/** In this order: a build needs the files of earlier ones. */
const builds = [pages, office, worker, embeds, ...(isWatching ? [] : classic), server];
/** @type {(import('rollup').RollupOptions & { output: import('rollup').OutputOptions })[]} */
export default builds.map((build) => ({ ...build, treeshake: !isWatching }));
