import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverName } from '../../../server/store/sqlite/open-database.ts';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

/**
 * A fresh checkout on a machine with only Node, npm and a shell: no compiler, browser or git.
 * @param env variables besides PATH and npm's configuration
 */
async function bareMachine(env: Record<string, string>) {
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
    async run(command: string, ...words: string[]) {
      const { exit, output } = start(command, words);
      return { code: await exit, output: output() };
    },
    /** Runs `npm start` until `use` has resolved; it gets the output so far. */
    async whileStarted(use: (output: () => string) => Promise<void>) {
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

let machine: Awaited<ReturnType<typeof bareMachine>>;
let port: number;
beforeAll(async () => {
  port = await freePort();
  // An address without prebuilt binaries of better-sqlite3.
  const nowhere = { npm_config_better_sqlite3_binary_host: 'http://127.0.0.1:9' };
  machine = await bareMachine({ PORT: String(port), LOG_LEVEL: 'info', ...nowhere });
});
afterAll(() => machine?.[Symbol.asyncDispose]());

const compiled = 'node_modules/better-sqlite3-node20/build/Release/better_sqlite3.node';
const needsCompiler = driverName === 'better-sqlite3-node20';

describe('on a machine with only Node and npm', { timeout: timeLimitMs(600_000) }, () => {
  it('npm start says what to run first', async () => {
    const { code, output } = await machine.run('npm', 'start');
    expect(output).toContain('The packages are not installed: run "npm ci".\n');
    expect(code).toBe(78);
  });

  it.runIf(needsCompiler)('npm start names the compiler if there is no prebuilt database package', async () => {
    expect(await machine.run('npm', 'ci')).toMatchObject({ code: 0 });
    const { code, output } = await machine.run('npm', 'start');
    expect(output).toContain('install Python, make and a C++20 compiler, or Node 22 or later');
    expect(code).toBe(78);
    expect(await readFile(path.join(machine.folder, 'README.md'), 'utf8')).toMatch(
      /Python, make and a C\+\+20 compiler/,
    );
  });

  it('npm ci, with a prebuilt database package, and npm start build and serve the site', async () => {
    expect(await machine.run('npm', 'ci', '--ignore-scripts')).toMatchObject({ code: 0 });
    if (needsCompiler) await cp(compiled, path.join(machine.folder, compiled));
    await machine.whileStarted(async (output) => {
      await expect.poll(output, { timeout: timeLimitMs(300_000) }).toContain('"event":"listening"');
      expect(output()).toMatch(/Building for the first time[\s\S]*Built in \d+ s\./);
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      expect([answer.status, (await answer.text()).includes('</html>')]).toEqual([200, true]);
    });
    const again = await machine.run('npm', 'run', 'build', '--', '--if-changed');
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('The build is current') });
  });

  it('tests run, also in the browser from the packages', async () => {
    const files = ['test/unit/import-arrows.test.ts', 'test/e2e/palette/print.test.ts'];
    const { code, output } = await machine.run('npx', 'vitest', 'run', '-c', 'test/vitest.config.ts', ...files);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('passed') });
  });
});
