import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverName } from '../../../server/store/sqlite/open-database.ts';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { newCheckout, pathOf } from '../support/checkout.ts';

/** A fresh checkout on a machine with only Node, npm and a shell: no compiler, browser or git. */
let machine: Awaited<ReturnType<typeof newCheckout>>;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const programs = Object.fromEntries(['node', 'npm', 'npx', 'sh'].map((name) => [name, pathOf(name)]));
  machine = await newCheckout(programs, (bin) => ({
    // npm's configuration and cache are in `HOME`.
    ...{ PATH: bin, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: 'info' },
    // An address without prebuilt binaries of better-sqlite3.
    npm_config_better_sqlite3_binary_host: 'http://127.0.0.1:9',
  }));
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
    const { child, exit, output } = machine.start('npm', 'start');
    try {
      await expect.poll(output, { timeout: timeLimitMs(300_000) }).toContain('"event":"listening"');
      expect(output()).toMatch(/Building for the first time[\s\S]*Built in \d+ s\./);
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      expect([answer.status, (await answer.text()).includes('</html>')]).toEqual([200, true]);
    } finally {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await exit;
    }
    const again = await machine.run('npm', 'run', 'build', '--', '--if-changed');
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('The build is current') });
  });

  it('tests run, also in the browser from the packages', async () => {
    const files = ['test/unit/import-arrows.test.ts', 'test/e2e/palette/print.test.ts'];
    const { code, output } = await machine.run('npx', 'vitest', 'run', '-c', 'test/vitest.config.ts', ...files);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('passed') });
  });
});
