import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_QUALITY } = constants;
/** The best settings differ by file, by up to 1 %; a small window saves a byte. */
const brotliSettings = [{}, { [BROTLI_PARAM_NPOSTFIX]: 1 }, { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT }].map(
  (hints) => ({ params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 16, ...hints } }),
);
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
const integrityFile = 'widgets/v1/integrity.json';
/** The server inserts its origin before it compresses these (server/pages/files.ts). */
const filledIn = /\.iife\.js$|\/integrity\.json$/;

/**
 * Lists the served files in `dist/files.json` and the integrity of embeds (https://www.w3.org/TR/SRI/).
 * @param {{ isFinal: boolean }} options not final in watch mode: uncompressed, and open pages poll `build.txt`
 */
export function publishedFiles({ isFinal }) {
  const folder = 'dist/public';

  async function publish(file) {
    const bytes = await readFile(file);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const isCompressed = isFinal && compressible.test(file) && !filledIn.test(file);
    if (isCompressed) {
      const tries = await Promise.all(brotliSettings.map((settings) => promisify(brotliCompress)(bytes, settings)));
      const [shortest] = tries.sort((one, other) => one.length - other.length);
      await writeFile(`${file}.br`, shortest);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
    return [`/${path.relative(folder, file)}`, { integrity, isCompressed }];
  }

  return {
    name: 'published-files',
    writeBundle: {
      sequential: true,
      async handler() {
        await cp('host/files', folder, { recursive: true });
        if (!isFinal) await writeFile(path.join(folder, 'build.txt'), new Date().toISOString());
        const files = (await readdir(folder, { recursive: true }))
          .filter((name) => path.extname(name) && !/\.(br|gz)$/.test(name) && name !== integrityFile)
          .map((name) => path.join(folder, name));
        const list = await Promise.all(files.sort().map(publish));
        const embeddable = list.filter(([url]) => /^\/widgets\/.+\.js$/.test(url));
        const integrities = Object.fromEntries(embeddable.map(([url, { integrity }]) => [url, integrity]));
        await writeJson(path.join(folder, integrityFile), integrities);
        list.push(await publish(path.join(folder, integrityFile)));
        await writeJson('dist/files.json', Object.fromEntries(list));
      },
    },
  };
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes `dist/assets.json`, declared in host/components/island.tsx. */
export function assetManifest() {
  const assets = { site: '', islands: {} };
  return {
    name: 'asset-manifest',
    writeBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const island = /^island\/(.+)$/.exec(chunk.name)?.[1];
        if (chunk.name === 'site') assets.site = `/${chunk.fileName}`;
        if (island)
          assets.islands[island] = { src: `/${chunk.fileName}`, imports: chunk.imports.map((name) => `/${name}`) };
      }
      return writeJson('dist/assets.json', assets);
    },
  };
}
