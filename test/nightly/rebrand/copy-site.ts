import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sources = [
  'catalogue',
  'widgets',
  'host',
  'server',
  '.build',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'tsconfig.json',
];

/** A copy of the site's source in its own folder. */
export interface SiteCopy extends AsyncDisposable {
  folder: string;
  /** Replaces one of its files with another. */
  replace(file: string, by: string): Promise<void>;
  /** Puts an entry at the start of a list in one of its files. `list` is the code that opens the list. */
  add(file: string, list: string, entry: string): Promise<void>;
  /** Builds it into `dist`; rejects with the build's output. */
  build(): Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const root = process.cwd();
  const folder = await mkdtemp(path.join(tmpdir(), 'rebrand-'));
  for (const source of sources) await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    replace: (file, by) => cp(by, path.join(folder, file)),
    async add(file, list, entry) {
      const code = await readFile(path.join(folder, file), 'utf8');
      if (!code.includes(list)) throw new Error(`${file} has no ${list}`);
      await writeFile(
        path.join(folder, file),
        code.replace(list, () => `${list}${entry},`),
      );
    },
    async build() {
      const child = spawn(process.execPath, ['.build/build.mjs'], { cwd: folder });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
