import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A 64 KB window takes a byte less to encode than the default window. */
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 };
/** Brotli's settings besides its effort; the best one differs by script, by up to 1 %. */
const brotliHints = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
].map((hints) => ({ ...hints, ...smallWindow }));
const script = /\.js$/;

const compressions = {
  br: async (bytes, file) => {
    const tries = (script.test(file) ? brotliHints : [smallWindow]).map((hints) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...hints } }),
    );
    return (await Promise.all(tries)).reduce((best, one) => (one.length < best.length ? one : best));
  },
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
const integrityFile = 'widgets/v1/integrity.json';
/** Files into which the server inserts its origin before compressing them (server/pages/files.ts). */
const filledIn = /\.iife\.js$|\/integrity\.json$/;
/** In watch mode, open pages poll this file to detect a new build (host/browser/site.ts). */
const buildFile = 'build.txt';

/**
 * After a build: copies the static files, compresses the files for browsers, and writes the list of served files to
 * `listFile`. Files for embeds are also listed with their integrity (https://www.w3.org/TR/SRI/) in
 * `/widgets/v1/integrity.json`.
 * @param {{ folder: string, fixedFiles: string, listFile: string, isFinal: boolean,
 *   cache: ReturnType<typeof import('./build-cache.mjs').createBuildCache> }} options `isFinal`: not in watch mode, so
 *   files are compressed
 */
export function publishedFiles({ folder, fixedFiles, listFile, isFinal, cache }) {
  async function publish(file) {
    const bytes = await readFile(file);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const isCompressed = isFinal && compressible.test(file) && !filledIn.test(file);
    if (isCompressed) {
      for (const [ending, compress] of Object.entries(compressions)) {
        const inputs = [ending, JSON.stringify(brotliHints), path.extname(file), bytes];
        await writeFile(`${file}.${ending}`, await cache.keep(inputs, () => compress(bytes, file)));
      }
    }
    return [`/${path.relative(folder, file)}`, { integrity, isCompressed }];
  }

  return {
    name: 'published-files',
    writeBundle: {
      sequential: true,
      async handler() {
        await cp(fixedFiles, folder, { recursive: true });
        if (!isFinal) await writeFile(path.join(folder, buildFile), new Date().toISOString());
        const files = (await filesIn(folder)).filter((file) => !file.endsWith(integrityFile));
        const list = await Promise.all(files.map(publish));
        const embeddable = list
          .filter(([url]) => /^\/widgets\/.+\.js$/.test(url))
          .map(([url, { integrity }]) => [url, integrity]);
        await writeJson(path.join(folder, integrityFile), Object.fromEntries(embeddable));
        list.push(await publish(path.join(folder, integrityFile)));
        await writeJson(listFile, Object.fromEntries(list));
      },
    },
  };
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
