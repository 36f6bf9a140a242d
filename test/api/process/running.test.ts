import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { startFolder } from '../support/started-process.ts';

const folder = startFolder();

/** Runs the built server until it has printed this, then stops it. */
async function outputOf(command: string, args: readonly string[], awaited: RegExp) {
  const env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    ADMIN_PASSWORD_HASH: '',
  };
  const child = spawn(command, args, { env, detached: true });
  const exit = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  await expect.poll(() => output).toMatch(awaited);
  await fetch(`http://127.0.0.1:${env.PORT}/contact`);
  await expect.poll(() => output).toMatch(/contact/);
  process.kill(-Number(child.pid), 'SIGTERM');
  await exit;
  return output;
}

describe('a running server', () => {
  it.skipIf(process.platform !== 'linux')('prints readable lines on a terminal', async () => {
    const command = `exec ${process.execPath} dist/server/index.js`;
    const output = await outputOf('script', ['-qec', command, '/dev/null'], /password of/);
    expect(output).toMatch(/Website +http:\/\/localhost:\d+\r\n/);
    expect(output).toContain(`${folder.path}/brushline.db`);
    expect(output).toContain(`${folder.path}/outbox`);
    expect(output).toMatch(/Log in +.*node dist\/server\/password\.js/);
    expect(output).toMatch(/Stop +Ctrl\+C/);
    expect(output).toMatch(/^\d\d:\d\d:\d\d GET \/contact 200 [\d.]+ ms/m);
    expect(output).not.toContain('{"time"');
  });

  it('writes JSON lines to a pipe', async () => {
    const output = await outputOf(process.execPath, ['dist/server/index.js'], /password of/);
    const lines = output.split('\n').filter((line) => line && !line.startsWith('The password of'));
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(expect.arrayContaining(['listening', 'request']));
  });
});

describe('of servers that start together with a new data folder', () => {
  it('one starts, and the others say why they do not; the next one starts after it was killed', async () => {
    const dataDir = folder.file('data');
    const starts = await Promise.allSettled(Array.from({ length: 3 }, () => startBuiltServer({ dataDir })));
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(servers).toHaveLength(1);
    expect(refusals).toEqual(Array(2).fill(expect.stringContaining(`Another server runs on the data in ${dataDir}`)));
    await servers[0]?.kill();
    await (await startBuiltServer({ dataDir })).stop();
  });
});

describe('npm start', () => {
  it('ends the server on SIGTERM', async () => {
    const port = await freePort();
    const scripts = { start: packageFile.scripts.start };
    await writeFile(folder.file('package.json'), JSON.stringify({ type: 'module', scripts }));
    await symlink(path.resolve('dist'), folder.file('dist'));
    const env = { PATH: process.env.PATH, HOME: folder.path, PORT: String(port), BACKUP_DIR: 'off' };
    const npm = spawn('npm', ['start'], { cwd: folder.path, env, stdio: 'ignore', detached: true });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isUp, { timeout: timeLimitMs(20_000) }).toBe(true);
      npm.kill('SIGTERM');
      await expect.poll(isUp, { timeout: timeLimitMs(10_000) }).toBe(false);
    } finally {
      // A server that npm left behind is still in its group.
      try {
        process.kill(-(npm.pid ?? 0), 'SIGKILL');
      } catch {
        // Nothing is left.
      }
    }
  });
});
