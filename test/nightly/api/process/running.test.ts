import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../../package.json' with { type: 'json' };
import { startFolder } from '../../../api/support/started-process.ts';
import { call } from '../../../api/support/test-server.ts';
import { freePort, startBuiltServer } from '../../../support/built-server.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { waitForMails } from '../../../support/outbox.ts';
import { anEstimate } from '../../../support/visitor-words.ts';

const folder = startFolder();
const isUp = (url: string, path = '/health/live') =>
  call(url, path).then(
    ({ status }) => status === 200,
    () => false,
  );

describe('a running server', () => {
  it('stops on SIGTERM with 0: completes what it has started, sends pending mail, accepts nothing new', async () => {
    const dataDir = folder.path;
    const server = await startBuiltServer({ dataDir });
    const { port } = new URL(server.url);
    const body = JSON.stringify(anEstimate());
    const head = `POST /api/estimates HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head + body.slice(0, 40));
    await call(server.url, '/health/live');
    const started = performance.now();
    const stopped = server.stop();
    setTimeout(() => socket.write(body.slice(40)), 300);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
    expect(answer).toMatch(/connection: close/i);
    expect(await stopped).toBe(0);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(10_000));
    await expect(call(server.url, '/health/live')).rejects.toThrow();
    expect(server.output()).toContain('"stopped"');

    await using next = await startBuiltServer({ dataDir });
    expect(await waitForMails(dataDir, 1)).toHaveLength(1);
    expect(next.output()).not.toContain('margaret');
  });

  it('survives without its MongoDB: alive, not ready, pages shown, leads refused within three seconds', async () => {
    const port = await freePort();
    const env = {
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder.path },
      MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}/x`,
    };
    const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => isUp(url)).toBe(true);
    const headers = { 'content-type': 'application/json' };
    const started = performance.now();
    const [ready, page, lead] = await Promise.all([
      call(url, '/health/ready'),
      call(url, '/contact?whole=1'),
      call(url, '/api/estimates', { method: 'POST', headers, body: JSON.stringify(anEstimate()) }),
    ]);
    expect([ready.status, page.status, lead.status]).toEqual([503, 200, 503]);
    expect(lead.headers).toHaveProperty('retry-after');
    expect(performance.now() - started).toBeLessThan(timeLimitMs(3_000));
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  });

  /** Runs the built server until it has printed this, then stops it. */
  async function outputOf(command: string, args: readonly string[], awaited: RegExp) {
    const port = String(await freePort());
    const env = { PATH: process.env.PATH, PORT: port, DATA_DIR: folder.path, ADMIN_PASSWORD_HASH: '' };
    const child = spawn(command, args, { env, detached: true });
    const exit = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    await expect.poll(() => output).toMatch(awaited);
    await fetch(`http://127.0.0.1:${port}/contact`);
    await expect.poll(() => output).toMatch(/contact/);
    process.kill(-Number(child.pid), 'SIGTERM');
    await exit;
    return output;
  }

  it.skipIf(process.platform !== 'linux')('prints readable lines on a terminal', async () => {
    const command = `exec ${process.execPath} dist/server/index.js`;
    const output = await outputOf('script', ['-qec', command, '/dev/null'], /password of/);
    expect(output).toMatch(/Website +http:\/\/localhost:\d+\r\n/);
    for (const file of ['brushline.db', 'outbox']) expect(output).toContain(`${folder.path}/${file}`);
    expect(output).toMatch(/Log in +.*node dist\/server\/password\.js/);
    expect(output).toMatch(/Stop +Ctrl\+C/);
    expect(output).toMatch(/^\d\d:\d\d:\d\d GET \/contact 200 [\d.]+ ms/m);
    expect(output).not.toContain('{"time"');
  });
});

it('of servers that start together with a new data folder one starts, and the next one after it was killed', async () => {
  const dataDir = folder.file('data');
  const starts = await Promise.allSettled(Array.from({ length: 3 }, () => startBuiltServer({ dataDir })));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(servers).toHaveLength(1);
  expect(refusals).toEqual(Array(2).fill(expect.stringContaining(`Another server runs on the data in ${dataDir}`)));
  await servers[0]?.kill();
  await (await startBuiltServer({ dataDir })).stop();
});

it('npm start ends the server on SIGTERM', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const scripts = { start: packageFile.scripts.start };
  await writeFile(folder.file('package.json'), JSON.stringify({ type: 'module', scripts }));
  await symlink(path.resolve('dist'), folder.file('dist'));
  const env = { PATH: process.env.PATH, HOME: folder.path, PORT: String(port), BACKUP_DIR: 'off' };
  const npm = spawn('npm', ['start'], { cwd: folder.path, env, stdio: 'ignore', detached: true });
  try {
    await expect.poll(() => isUp(url, '/health/ready'), { timeout: timeLimitMs(20_000) }).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => isUp(url, '/health/ready'), { timeout: timeLimitMs(10_000) }).toBe(false);
  } finally {
    // A server that npm left behind is still in its group.
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing is left.
    }
  }
});
