import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/built-server.ts';
import { timeLimitMs } from '../support/node-start.mjs';
import { type BareMachine, bareMachine } from './bare-machine.ts';

let machine: BareMachine;
let port: number;
beforeAll(async () => {
  port = await freePort();
  // An address without prebuilt binaries of better-sqlite3.
  const nowhere = { npm_config_better_sqlite3_binary_host: 'http://127.0.0.1:9' };
  machine = await bareMachine({ PORT: String(port), LOG_LEVEL: 'info', ...nowhere });
});
afterAll(() => machine?.[Symbol.asyncDispose]());

const installed = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

describe('on a machine with only Node and npm', { timeout: timeLimitMs(600_000) }, () => {
  it('npm start says what to run first', async () => {
    const { code, output } = await machine.run('npm', 'start');
    expect(output).toContain('The packages are not installed: run "npm ci".\n');
    expect(code).toBe(78);
  });

  it('npm ci names the compiler in README if there is no prebuilt database binary', async () => {
    const { code, output } = await machine.run('npm', 'ci');
    expect(code).not.toBe(0);
    expect(output).toMatch(/better-sqlite3[\s\S]*(find Python|not found: make)/);
    expect(await readFile(path.join(machine.folder, 'README.md'), 'utf8')).toMatch(
      /Python, make and a C\+\+20 compiler/,
    );
    expect((await machine.run('npm', 'start')).output).toContain('The packages are not installed: run "npm ci".\n');
  });

  it('npm ci, with a prebuilt binary, and npm start build and serve the site', async () => {
    expect(await machine.run('npm', 'ci', '--ignore-scripts')).toMatchObject({ code: 0 });
    await cp(installed, path.join(machine.folder, installed));
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
    const files = ['test/unit/asvs.test.ts', 'test/e2e/palette/print.test.ts'];
    const { code, output } = await machine.run('npx', 'vitest', 'run', '-c', 'test/vitest.config.ts', ...files);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('2 passed') });
  });
});
