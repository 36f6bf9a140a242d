import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh checkout on a machine that has nothing but Node, npm and a shell: no compiler, no browser, no git. */
export interface BareMachine extends AsyncDisposable {
  folder: string;
  /** Runs a command to its end. @returns its exit code and all that it printed */
  run(command: string, ...words: string[]): Promise<{ code: number | null; output: string }>;
  /** Runs `npm start` until `use` has resolved, which gets what it has printed so far. */
  whileStarted(use: (output: () => string) => Promise<void>): Promise<void>;
}

/** @param env beside PATH and what npm is configured with */
export async function bareMachine(env: Record<string, string>): Promise<BareMachine> {
  const top = await mkdtemp(path.join(tmpdir(), 'brushline-bare-'));
  const folder = path.join(top, 'brushline');
  const programs = path.join(top, 'bin');
  await mkdir(programs);
  for (const name of ['node', 'npm', 'npx', 'sh']) {
    const [found = ''] = execFileSync('which', [name], { encoding: 'utf8' }).split('\n');
    await symlink(await realpath(found), path.join(programs, name));
  }
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) await cp(file, path.join(folder, file));

  function start(command: string, words: readonly string[]) {
    const child = spawn(path.join(programs, command), words, {
      cwd: folder,
      // `HOME` has npm's configuration: its registry and its cache.
      env: { PATH: programs, HOME: process.env.HOME, ...env },
      // npm does not pass signals on to what it runs, so all of it is one group.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, exit, output: () => output };
  }

  return {
    folder,
    async run(command, ...words) {
      const { exit, output } = start(command, words);
      return { code: await exit, output: output() };
    },
    async whileStarted(use) {
      const { child, exit, output } = start('npm', ['start']);
      try {
        await use(output);
      } finally {
        if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
        await exit;
      }
    },
    [Symbol.asyncDispose]: () => rm(top, { recursive: true, force: true }),
  };
}
