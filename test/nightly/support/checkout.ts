import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The path of an installed program. */
export const pathOf = (name: string) => execFileSync('which', [name], { encoding: 'utf8' }).trim();

/**
 * A fresh checkout.
 * @param programs paths of the programs in a folder of their own, by name
 * @param envOf the environment of its commands, with that folder
 */
export async function newCheckout(
  programs: Record<string, string>,
  envOf: (bin: string) => NodeJS.ProcessEnv,
  top?: string,
) {
  const parent = top ?? (await mkdtemp(path.join(tmpdir(), 'brushline-checkout-')));
  await chmod(parent, 0o755); // A test starts a server as another user.
  const [folder, bin] = [path.join(parent, 'brushline'), path.join(parent, 'bin')];
  await mkdir(bin);
  for (const [name, program] of Object.entries(programs)) await symlink(await realpath(program), path.join(bin, name));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) await cp(file, path.join(folder, file));

  /** Starts a command in a process group of its own, because npm does not forward signals. */
  function start(command: string, ...words: string[]) {
    const child = spawn(path.join(bin, command), words, { cwd: folder, env: envOf(bin), detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, exit, output: () => output };
  }
  return {
    folder,
    start,
    async run(command: string, ...words: string[]) {
      const { exit, output } = start(command, ...words);
      return { code: await exit, output: output() };
    },
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
  };
}
