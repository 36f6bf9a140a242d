import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressions = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/**
 * After every build: copies the fixed files, compresses all that browsers may fetch and writes the list that the
 * server serves from, with the integrity of each file (https://www.w3.org/TR/SRI/), to `listFile`.
 */
export function publishedFiles({ folder, fixedFiles, listFile }) {
  const done = new Map();
  return {
    name: 'published-files',
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      await cp(fixedFiles, folder, { recursive: true });
      const list = {};
      for (const file of await filesIn(folder)) {
        const bytes = await readFile(file);
        const digest = createHash('sha384').update(bytes).digest('base64');
        if (compressible.test(file) && done.get(file) !== digest) {
          for (const [ending, compress] of Object.entries(compressions))
            await writeFile(`${file}.${ending}`, await compress(bytes));
          done.set(file, digest);
        }
        list[`/${path.relative(folder, file)}`] = {
          integrity: `sha384-${digest}`,
          isCompressed: compressible.test(file),
        };
      }
      await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
