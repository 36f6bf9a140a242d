import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../support/built-server.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { call } from '../support/http-client.ts';

/** Starts the built server with the given output; the test controls the other end. */
async function startWith(stdout: 'pipe' | number, stderr: 'pipe' | number = stdout) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-log-'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug' };
  const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: ['ignore', stdout, stderr] });
  const url = `http://127.0.0.1:${port}`;
  const isLive = () =>
    call(url, '/health/live').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (child.exitCode === null && !(await isLive())) await pause(50);
  const headers = { 'content-type': 'application/json' };
  return {
    child,
    /** The current statuses of a page and a lead. */
    async statuses() {
      const post = { method: 'POST', headers, body: JSON.stringify(anEstimate()) };
      const answers = await Promise.all([call(url, '/contact'), call(url, '/api/estimates', post)]);
      return answers.map(({ status }) => status);
    },
    /** Causes a log line per request. */
    async ask(times: number) {
      for (let nth = 0; nth < times; nth += 50) {
        await Promise.all(Array.from({ length: 50 }, () => call(url, '/health/live')));
      }
    },
    async [Symbol.asyncDispose]() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('a server whose log', () => {
  it('has lost its reader continues to serve, and stops in time', async () => {
    await using server = await startWith('pipe');
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    await server.ask(50);
    await pause(1_500);
    expect(await server.statuses()).toEqual([200, 201]);
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  });

  it('is on a full disk continues to serve', async () => {
    await using full = await open('/dev/full', 'w');
    await using server = await startWith(full.fd);
    await server.ask(50);
    await pause(1_500);
    expect(await server.statuses()).toEqual([200, 201]);
    expect(server.child.exitCode).toBeNull();
  });

  it('is not read for a while continues to serve, and reports how many lines it dropped', async () => {
    await using server = await startWith('pipe', 'pipe');
    const { stdout } = server.child;
    server.child.stderr?.resume();
    await server.ask(5_000);
    expect(await server.statuses()).toEqual([200, 201]);
    let output = '';
    stdout?.on('data', (data) => (output += data));
    await expect.poll(() => output).toContain('"event":"log_interrupted"');
    const records = output.split('\n').slice(0, -1);
    const gap = records.map((record) => JSON.parse(record)).find(({ event }) => event === 'log_interrupted');
    expect(gap.count).toBeGreaterThan(500);
    expect(gap.count + records.length).toBeGreaterThan(5_000);
  });
});
