/*
 * The builds, each with separate modules, so that no page downloads code that it does not use:
 *
 * - pages    islands and the script of our own pages, in hashed files; pages carry the styles
 * - office   the owner's island, on preact/compat, which visitors' pages do not load
 * - worker   the owner's service worker: one file at the root, because that decides its scope
 * - embeds   one custom element per widget and their loader, for other sites: styles inside, fixed file names
 * - classic  each embed as one script without imports, for pages that cannot load modules; made from `embeds`
 * - server   server, documents and commands, for Node; packages with native parts stay in node_modules
 *
 * `npm run dev` (.build/dev.mjs) builds the same without minifying, compressing and `classic`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { assetManifest } from './.build/asset-manifest.mjs';
import { createBuildCache } from './.build/build-cache.mjs';
import { catalogueConstants } from './.build/catalogue-constants.mjs';
import { chunks } from './.build/chunks.mjs';
import { classicEntry } from './.build/classic-entry.mjs';
import { classicOrigin } from './.build/classic-origin.mjs';
import { combinedChunks, existingFile } from './.build/combined-chunks.mjs';
import { icons } from './.build/drawings/icons.mjs';
import { paintedDrawing } from './.build/drawings/painted-drawing.mjs';
import { postPictures } from './.build/drawings/post-pictures.mjs';
import { publishedDrawings } from './.build/drawings/published-drawings.mjs';
import { socialImages } from './.build/drawings/social-image.mjs';
import { svgElements } from './.build/drawings/svg-elements.mjs';
import { svgText } from './.build/drawings/svg-text.mjs';
import { markdownFolder } from './.build/markdown-folder.mjs';
import { briefValibot } from './.build/modules/brief-valibot.mjs';
import { browserOnly } from './.build/modules/browser-only.mjs';
import { bundledPackages } from './.build/modules/bundled-packages.mjs';
import { commonjsFolder } from './.build/modules/commonjs-folder.mjs';
import { jsonText } from './.build/modules/json-text.mjs';
import { ownImports } from './.build/modules/own-imports.mjs';
import { readAtOnce } from './.build/modules/read-at-once.mjs';
import { repeatableImports } from './.build/modules/repeatable-imports.mjs';
import { replaced } from './.build/modules/replaced.mjs';
import { preactAlias, preactAliasInWidgets } from './.build/preact-alias.mjs';
import { publishedFiles } from './.build/published-files.mjs';
import { checkWidgetSheet } from './.build/styles/check-widget-sheet.mjs';
import { createEvaluate } from './.build/styles/evaluate-styles.mjs';
import { sheets } from './.build/styles/sheets.mjs';
import { terser } from './.build/terser.mjs';
import { typescript } from './.build/typescript.mjs';
import { widgetEntries } from './.build/widget-entries.mjs';
import { wordpressPlugin } from './.build/wordpress-plugin.mjs';
import { embeddableWidgets } from './catalogue/embeddable-widgets.mjs';

/** Widgets only for our own pages. */
const hostOnly = ['embed-studio', 'embed-preview', 'embed-check', 'site-nav', 'post-list'];

const cwd = fileURLToPath(new URL('.', import.meta.url));
const isWatching = process.argv.some((argument) => argument === '-w' || argument === '--watch');
// A watched build is not minified, so `npm start` must build again.
rmSync(`${cwd}dist${isWatching ? '/sources.sha256' : ''}`, { recursive: true, force: true });

const constants = ({ isEmbed = false } = {}) =>
  replaced({
    'process.env.NODE_ENV': '"production"',
    'process.env.EMBED_BUILD': JSON.stringify(String(isEmbed)),
    __WATCHING__: String(isWatching),
  });
/** Business facts inlined one by one, so that browsers do not load the complete record. */
const inlined = replaced(await catalogueConstants());
/** Caches the results of this version of Node and these versions of packages. */
export const cache = createBuildCache(`${cwd}.cache/build`, [
  process.version,
  readFileSync(`${cwd}package-lock.json`, 'utf8'),
]);
/**
 * Terser's output is 3 % smaller than esbuild's. Its unsafe options only assume that `Array` and other built-ins are
 * unmodified.
 * @param {number} passes each one saves less than the one before: the second 0.3 %, the third 0.1 %
 */
const minify = (passes) =>
  terser({
    cache,
    options: {
      ecma: 2022,
      compress: { passes, unsafe: true, unsafe_arrows: true, keep_fargs: false },
      mangle: true,
    },
  });
/** All builds read the same styles. */
const evaluate = createEvaluate(cwd);
const published = publishedFiles({
  folder: 'dist/public',
  fixedFiles: 'host/files',
  listFile: 'dist/files.json',
  cache,
  isFinal: !isWatching,
});

const quizPictures = await readdir('catalogue/quizzes/pictures');
/** The pictures of the blog posts. */
const postDrawings = await postPictures('catalogue/blog/posts');

const manualChunks = combinedChunks(cwd, chunks);
/** In embeds, the form's behavior adds the last attributes of the honeypot. */
const noAutofill = existingFile(cwd, 'widgets/core/form/no-autofill.ts');
const embedChunks = (id, api) => (id === noAutofill ? 'send-form' : manualChunks(id, api));

/** A build of modules for browsers. Code that several entries share is split into chunks. */
const browser = ({ entries, entryFileNames, styles, finish, react, isEmbed = false, passes = 2 }) => ({
  input: Object.fromEntries(entries),
  output: {
    dir: 'dist/public',
    format: 'es',
    entryFileNames,
    chunkFileNames: 'widgets/v1/assets/[name]-[hash].js',
    // Letters beyond f could spell a word that ad blockers block.
    hashCharacters: 'hex',
    manualChunks: isEmbed ? embedChunks : manualChunks,
    hoistTransitiveImports: true,
    // Source maps of our own pages' files are written but not referenced, so visitors do not download them.
    sourcemap: !isEmbed && !isWatching && 'hidden',
  },
  plugins: [
    widgetEntries(),
    preactAlias(react),
    svgElements(),
    svgText(),
    sheets({ cwd, evaluate, ...styles }),
    ownImports(),
    nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    typescript(),
    briefValibot(),
    constants({ isEmbed }),
    inlined,
    repeatableImports({
      once: ['metrics/embed-use.ts', 'embed/opener.ts', 'embed/form-dialog.ts', 'languages/reword.ts'].map((file) =>
        existingFile(cwd, `widgets/core/${file}`),
      ),
    }),
    !isWatching && minify(passes),
    finish,
    isWatching && published,
  ],
});

const islands = (names) => names.map((name) => [`island/${name}`, `widget-entry:island/${name}`]);
const islandFile = ({ name }) =>
  name === 'site' ? 'assets/site-[hash].js' : `widgets/v1/assets/${name.slice(7)}-[hash].js`;
const manifest = assetManifest('dist/assets.json');

/** For our own pages. No page loads both islands and elements, so the two builds share nothing. */
const pages = browser({
  entries: [['site', 'host/browser/site.ts'], ...islands([...embeddableWidgets, ...hostOnly])],
  entryFileNames: islandFile,
  styles: { growsIn: 'widgets/' },
  finish: [
    socialImages([
      { drawing: 'catalogue/drawings/house.svg', fileName: 'assets/house.png', window: '0 60 960 504' },
      ...postDrawings.map((name) => ({
        drawing: `catalogue/drawings/${name}.svg`,
        fileName: `assets/posts/${name}.png`,
        window: '0 16 320 168',
      })),
    ]),
    paintedDrawing({
      drawing: 'catalogue/drawings/house.svg',
      scheme: 'catalogue/paint/starting-scheme.ts',
      fileName: 'assets/painted-house.svg',
    }),
    icons({ drawing: 'catalogue/company/brand-mark.ts', folder: 'assets' }),
    wordpressPlugin({ folder: 'widgets/wordpress', business: 'catalogue/business.ts', to: 'embed' }),
    publishedDrawings({
      folder: 'catalogue/drawings',
      files: [
        'fan-deck.svg',
        'scene-exterior.svg',
        'scene-interior.svg',
        'scene-pressure-washing.svg',
        'shore-dusk.svg',
        'team.svg',
      ],
      to: 'assets',
    }),
    publishedDrawings({ folder: 'catalogue/quizzes/pictures', files: quizPictures, to: 'assets/quiz' }),
    publishedDrawings({
      folder: 'catalogue/drawings',
      files: postDrawings.map((name) => `${name}.svg`),
      to: 'assets/posts',
    }),
    manifest,
  ],
});

/** It uses more of React than visitors' widgets, which would load that too if they were in the same build. */
const office = browser({
  react: 'preact/compat',
  entries: islands(['admin']),
  entryFileNames: islandFile,
  styles: { growsIn: 'widgets/' },
  finish: manifest,
  passes: 1,
});

const worker = browser({
  entries: [['admin-worker', 'host/browser/admin-worker.ts']],
  entryFileNames: '[name].js',
  styles: { growsIn: 'widgets/' },
});

/** For other sites. */
const embeds = browser({
  entries: [
    ['embed', 'widgets/core/embed/embed-loader.ts'],
    ...embeddableWidgets.map((name) => [name, `widget-entry:element/${name}`]),
  ],
  entryFileNames: 'widgets/v1/[name].js',
  styles: { check: checkWidgetSheet },
  isEmbed: true,
  passes: 3,
});

/** One classic script per widget, for pages that cannot load modules, bundled from the modules above. */
const classic = embeddableWidgets.map((name) => [
  `classic ${name}`,
  {
    input: 'classic-entry:',
    output: {
      ...{ file: `dist/public/widgets/v1/${name}.iife.js`, format: 'iife', inlineDynamicImports: true },
      // The modules are minified already. Terser would save 2 % more, in a tenth of the build's time.
      compact: true,
    },
    plugins: [
      classicEntry({ name, folder: 'dist/public/widgets/v1', business: 'catalogue/business.ts' }),
      classicOrigin(),
    ],
  },
]);

/**
 * Packages that the server loads from node_modules: those with native parts, and those not loaded at startup. Koa is
 * bundled, because reading its 70 small files took a sixth of the time until the first page.
 */
const installed = /^(node:|mongodb|better-sqlite3|@sendgrid\/|nodemailer|sharp|@fastify\/busboy|web-push|prom-client)/;
/** In watch mode, React and Koa are also loaded from node_modules: they are most of what would be bundled. */
const isLeftOut = (id, importer = '') =>
  installed.test(id) ||
  (isWatching && (/^@?koa/.test(id) || (/^react($|\/|-dom)/.test(id) && !importer.includes('/widgets/'))));

const server = {
  input: {
    index: 'server/index.ts',
    process: 'server/process.ts',
    render: 'host/render.tsx',
    password: 'server/maintenance/commands/password.ts',
    backup: 'server/maintenance/commands/backup.ts',
    restore: 'server/maintenance/commands/restore.ts',
    'sqlite-driver': 'server/store/sqlite/open-database.ts',
  },
  // CommonJS, because Node before 22.8 can only compile that from a cache (server/start/code-cache.ts).
  output: {
    dir: 'dist/server',
    format: 'cjs',
    interop: 'default',
    dynamicImportInCjs: false,
    chunkFileNames: '[name].js',
  },
  external: isLeftOut,
  plugins: [
    browserOnly(`${cwd}widgets/`),
    preactAliasInWidgets(),
    !isWatching &&
      bundledPackages({
        react: ['react', 'react/jsx-runtime', 'react-dom/server'],
        koa: ['koa', '@koa/router', 'koa-compose'],
        passwords: ['@zxcvbn-ts/language-common'],
        calendar: ['ics'],
        browsers: ['bowser'],
        markdown: ['marked'],
      }),
    svgElements(),
    svgText(),
    markdownFolder(),
    sheets({ cwd, evaluate, growsIn: 'widgets/' }),
    ownImports(),
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    jsonText(),
    constants(), // Before commonjs, which then leaves React's development build out of the graph.
    commonjs(),
    typescript(),
    commonjsFolder(),
    published, // The last build, when all files exist.
  ],
};

/** For every build. */
const common = {
  treeshake: !isWatching,
  preserveSymlinks: true,
  fs: readAtOnce,
  ...(!isWatching && { cache: false }),
};

/**
 * Builds by name, in stages. A stage needs only the results of earlier stages.
 * @type {Record<string, import('rollup').RollupOptions & { output: import('rollup').OutputOptions }>[]}
 */
export const stages = [
  { pages, office, worker, embeds },
  ...(isWatching ? [] : [Object.fromEntries(classic)]),
  { server },
].map((stage) => Object.fromEntries(Object.entries(stage).map(([name, build]) => [name, { ...build, ...common }])));
export default stages.flatMap(Object.values);
