import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh checkout on a machine with only Node, npm and a shell: no compiler, browser or git. */
export interface BareMachine extends AsyncDisposable {
  folder: string;
  /** Runs a command to its end. @returns its exit code and complete output */
  run(command: string, ...words: string[]): Promise<{ code: number | null; output: string }>;
  /** Runs `npm start` until `use` has resolved. `use` receives a function that returns the output so far. */
  whileStarted(use: (output: () => string) => Promise<void>): Promise<void>;
}

/** @param env variables besides PATH and npm's configuration */
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
      // npm's configuration and cache are in `HOME`.
      env: { PATH: programs, HOME: process.env.HOME, ...env },
      // npm does not forward signals to its child processes, so they share a process group.
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
