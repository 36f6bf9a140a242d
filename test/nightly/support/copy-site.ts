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

/** Copies the site's source into its own folder. */
export async function copySite() {
  const root = process.cwd();
  const folder = await mkdtemp(path.join(tmpdir(), 'brushline-copy-'));
  for (const source of sources) await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    /** Replaces a text once in one of its files. */
    async edit(name: string, from: string, to: string): Promise<void> {
      const file = path.join(folder, name);
      const code = await readFile(file, 'utf8');
      if (!code.includes(from)) throw new Error(`${name} has no ${from}`);
      await writeFile(
        file,
        code.replace(from, () => to),
      );
    },
    /** Builds it into `dist`; rejects with the build's output. */
    async build(): Promise<void> {
      const child = spawn(process.execPath, ['.build/build.mjs'], { cwd: folder });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
