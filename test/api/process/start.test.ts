import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { backupFailure, prepareBackupDir } from '../../../server/start/backup-failure.ts';
import { nodeFailure, oldestNode } from '../../../server/start/node-failure.ts';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushline-start-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Start {
  env?: Record<string, string>;
  entry?: string;
  uid?: number;
}

/** Starts the built server and expects it to refuse. */
async function startWith({ env, entry = 'dist/server/index.js', uid }: Start) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    ...(uid !== undefined && { uid }),
  });
  const [output, , [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { output, code };
}

/** Matches a sentence on one line, without a stack. */
const sentence = (words: string) => expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\.\\n$`));
const inFolder = (name: string) => path.join(folder, name);

describe('a start that must fail says in one sentence why', () => {
  it('names every wrong variable, but no value', async () => {
    const wrong = {
      PORT: 'canary-port',
      HOST: 'canary host',
      PUBLIC_URL: 'canary-url',
      MONGODB_URI: 'canary-mongo',
      SENDGRID_API_KEY: 'canary key',
      MAIL_FROM: 'canary-from',
      EMBED_ORIGINS: 'https://fine.example,canary-origin',
      TRUST_PROXY_HOPS: 'canary-hops',
      LOG_LEVEL: 'canary-level',
    };
    const { output, code } = await startWith({ env: wrong });
    expect(code).toBe(78);
    const lines = output.trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([...Object.keys(wrong), 'MAIL_TO'].sort());
    expect(output).not.toContain('canary');
  });

  it('for a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    expect(await startWith({ env: { PORT: String(port), DATA_DIR: folder } })).toEqual({
      code: 69,
      output: sentence(`Port ${port} of 127.0.0.1 is in use: .*set PORT`),
    });
    taken.close();
  });

  it('for an address of another machine', async () => {
    const port = String(await freePort());
    expect(await startWith({ env: { PORT: port, HOST: '192.0.2.1', DATA_DIR: folder } })).toEqual({
      code: 78,
      output: sentence('HOST 192.0.2.1 is not an address of this machine: set it'),
    });
  });

  it('for a data folder that is a file', async () => {
    const file = inFolder('file');
    await writeFile(file, '');
    for (const place of [file, path.join(file, 'below')]) {
      expect(await startWith({ env: { DATA_DIR: place } })).toEqual({ code: 78, output: sentence('DATA_DIR must be') });
    }
  });

  it('for a data folder that cannot be written', async () => {
    await chmod(folder, 0o555);
    const isRoot = process.getuid?.() === 0;
    for (const dataDir of [folder, inFolder('new')]) {
      const start = { env: { DATA_DIR: dataDir }, ...(isRoot && { uid: 65_534 }) };
      expect(await startWith(start)).toEqual({ code: 78, output: sentence('cannot be written by this user: give it') });
    }
  });

  it.skipIf(process.platform !== 'linux')('for a data folder that cannot be created', async () => {
    expect(await startWith({ env: { DATA_DIR: '/proc/nope/data' } })).toEqual({
      code: 78,
      output: sentence('/proc/nope/data cannot be written by this user'),
    });
  });

  it('for a backup folder that can never work', async () => {
    const file = inFolder('file');
    await writeFile(file, '');
    const places = [file, path.join(file, 'below'), ...(process.platform === 'linux' ? ['/proc/nope/backups'] : [])];
    for (const place of places) {
      expect(await startWith({ env: { DATA_DIR: folder, BACKUP_DIR: place } })).toEqual({
        code: 78,
        output: sentence('BACKUP_DIR .* cannot be made a folder: set it'),
      });
    }
  });

  it('for no backup folder on a disk that may only be absent', async () => {
    const link = inFolder('link');
    await symlink(inFolder('absent'), link);
    for (const backupDir of [link, path.join(link, 'below')]) {
      let error: unknown;
      try {
        prepareBackupDir({ backupDir, dataDir: folder });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({ code: 'EEXIST' });
      expect(backupFailure(error, backupDir)).toBeUndefined();
    }
    expect(backupFailure(Object.assign(new Error(), { code: 'EACCES' }), '/mnt/absent')).toBeUndefined();
  });

  it('for a damaged database', async () => {
    await writeFile(inFolder('brushline.db'), 'Not a database, whatever it is called.'.repeat(200));
    expect(await startWith({ env: { DATA_DIR: folder } })).toEqual({
      code: 69,
      output: sentence('is damaged: restore a backup with "npm run restore'),
    });
  });

  it('for a database of a newer version', async () => {
    const db = new Sqlite(inFolder('brushline.db'));
    db.pragma('user_version = 9999');
    db.close();
    expect(await startWith({ env: { DATA_DIR: folder } })).toEqual({
      code: 78,
      output: sentence('made by a newer version .*9999.*: start that version'),
    });
  });

  it('for an incomplete build', async () => {
    await cp('dist', inFolder('dist'), { recursive: true });
    await symlink(path.resolve('node_modules'), inFolder('node_modules'));
    await writeFile(inFolder('package.json'), '{"type":"module"}');
    const start = { entry: inFolder('dist/server/index.js'), env: { DATA_DIR: inFolder('data') } };
    for (const missing of ['dist/files.json', 'dist/server/render.js']) {
      await unlink(inFolder(missing));
      expect(await startWith(start)).toEqual({ code: 78, output: sentence('is missing: run "npm run build"') });
      await cp(missing, inFolder(missing));
    }
    await unlink(inFolder('node_modules'));
    expect(await startWith(start)).toEqual({ code: 78, output: sentence('is not installed: run "npm ci"') });
  });

  it('for an old Node', () => {
    expect(nodeFailure('18.20.8')).toEqual({ exitCode: 78, sentence: expect.stringContaining('this is 18.20.8') });
    expect(nodeFailure('20.18.9')).toBeDefined();
    expect(['20.19.0', '22.0.0', '24.1.0'].map(nodeFailure)).toEqual([undefined, undefined, undefined]);
    expect(packageFile.engines.node).toBe(`>=${oldestNode}`);
  });
});

/** Runs the built server until it has printed this, then stops it. */
async function outputOf(command: string, args: readonly string[], awaited: RegExp) {
  const env = { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: folder, ADMIN_PASSWORD_HASH: '' };
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
    expect(output).toContain(`${folder}/brushline.db`);
    expect(output).toContain(`${folder}/outbox`);
    expect(output).toMatch(/Log in +.*npm run password/);
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

/** Runs a built command. */
async function run(name: string, input: string, args: readonly string[] = []) {
  const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  child.stdin.end(input);
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { output, code };
}

describe('a command in a folder without data', () => {
  it('is refused, names the folder and creates nothing', async () => {
    const refused = { code: 1, output: expect.stringContaining(`no brushline.db in ${folder}`) };
    expect(await run('password', 'a whole new sentence\n')).toEqual(refused);
    expect(await run('password', '', ['--remove-authenticator'])).toEqual(refused);
    expect(await run('backup', '')).toEqual(refused);
    expect(await run('restore', '', ['/none.db'])).toEqual({ code: 1, output: expect.stringContaining(folder) });
    expect(await startWith({ env: { DATA_DIR: inFolder('brushline.db') }, entry: 'dist/server/backup.js' })).toEqual({
      code: 1,
      output: expect.stringContaining('set DATA_DIR'),
    });
  });
});

it.skipIf(process.platform !== 'linux')('prompts twice for a new password on a terminal', async () => {
  new Sqlite(inFolder('brushline.db')).close();
  const child = spawn('script', ['-qec', `exec ${process.execPath} dist/server/password.js`, '/dev/null'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  await expect.poll(() => output).toContain('New password');
  child.stdin.write('a whole new sentence\n');
  await expect.poll(() => output).toContain('again');
  child.stdin.write('another new sentence\n');
  const [code] = await once(child, 'exit');
  expect([code, output]).toEqual([1, expect.stringContaining('not the same; nothing was changed')]);
  expect(output).not.toContain('whole new');
});

describe('npm start', () => {
  it('ends the server on SIGTERM', async () => {
    const port = await freePort();
    const scripts = { start: packageFile.scripts.start };
    await writeFile(inFolder('package.json'), JSON.stringify({ type: 'module', scripts }));
    await symlink(path.resolve('dist'), inFolder('dist'));
    const env = { PATH: process.env.PATH, HOME: folder, PORT: String(port), BACKUP_DIR: 'off' };
    const npm = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
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
