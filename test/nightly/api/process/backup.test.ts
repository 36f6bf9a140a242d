import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupInChild } from '../../../../server/maintenance/backups.ts';
import { Sqlite } from '../../../../server/store/sqlite/database/driver.ts';
import { startFolder, startWith } from '../../../api/support/started-process.ts';
import { call, startServer } from '../../../api/support/test-server.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { anEstimate } from '../../../support/visitor-words.ts';

describe('a backup', () => {
  let dataDir: string;
  let server: BuiltServer | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-backup-'));
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    server = await startBuiltServer({ dataDir, env: { TRUST_PROXY_HOPS: '1' } });
    return server;
  };

  /** Runs a command as `npm run` does; returns its output and exit code. */
  async function run(command: 'backup' | 'restore' | 'password', ...given: string[]) {
    const running = promisify(execFile)(process.execPath, [`dist/server/${command}.js`, ...given], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    return running.then(
      ({ stderr }) => ({ said: stderr, code: 0 }),
      ({ stderr, code }: { stderr: string; code: number }) => ({ said: stderr, code }),
    );
  }

  let posted = 0;
  async function post({ url }: BuiltServer): Promise<string> {
    posted += 1;
    const address = `198.51.${posted >> 8}.${posted & 255}`;
    const answer = await call(url, '/api/estimates', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...anEstimate(), email: `v${posted}@example.com`, message: `Number ${posted}, please.` }),
    });
    expect(answer.status).toBe(201);
    return answer.json().id;
  }

  const backups = () => readdir(path.join(dataDir, 'backups'));

  function leadsIn(file: string) {
    const db = new Sqlite(file, { readonly: true });
    const rows = db.prepare<[], { id: string; fields: string }>('select id, fields from lead').all();
    db.close();
    return new Map(rows.map(({ id, fields }) => [id, JSON.parse(fields) as Record<string, string>]));
  }

  it('copies the state of one moment while leads arrive: each lead is complete or absent, and all earlier ones are present', async () => {
    const running = await start();
    const before: string[] = [];
    for (let index = 0; index < 20; index += 1) before.push(await post(running));
    const meanwhile: string[] = [];
    let isDone = false;
    const load = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (!isDone) meanwhile.push(await post(running));
      }),
    );
    const first = await run('backup');
    isDone = true;
    await load;
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('read again') });
    const [name = ''] = await backups();
    expect(name).toMatch(/^brushline-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/);
    const file = path.join(dataDir, 'backups', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = leadsIn(file);
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect([...kept.keys()].filter((id) => !before.includes(id) && !meanwhile.includes(id))).toEqual([]);
    for (const fields of kept.values()) expect(Object.keys(fields)).toHaveLength(9);
    expect(meanwhile.length).toBeGreaterThan(0);

    const bytes = await readFile(file);
    await run('backup');
    expect(await backups()).toHaveLength(2);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  it('restores a copy only if no server runs and nothing is lost, and keeps the old data next to it', async () => {
    const running = await start();
    const first = await post(running);
    await run('backup');
    const [name = ''] = await backups();
    const file = path.join(dataDir, 'backups', name);
    const second = await post(running);
    expect(await run('restore', file, '--replace')).toMatchObject({
      code: 1,
      said: expect.stringContaining('stop it'),
    });
    await running.stop();
    expect(await run('restore', file)).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
    expect([...leadsIn(path.join(dataDir, 'brushline.db')).keys()]).toEqual([first, second]);
    expect(await run('restore', file, '--replace')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 leads'),
    });
    const [former = ''] = (await readdir(dataDir)).filter((one) => one.startsWith('brushline-before-'));
    expect([...leadsIn(path.join(dataDir, former)).keys()]).toEqual([first, second]);
    const again = await start();
    const third = await post(again);
    await again.stop();
    expect([...leadsIn(path.join(dataDir, 'brushline.db')).keys()]).toEqual([first, third]);
  });

  it('rejects a file that is not a copy', async () => {
    const file = path.join(dataDir, 'no-copy.db');
    await writeFile(file, 'Not a database, whatever it is called.'.repeat(200));
    for (const given of [[file], [path.join(dataDir, 'missing.db')], []]) {
      expect((await run('restore', ...given)).code).toBe(1);
    }
    expect(await run('backup')).toMatchObject({ code: 1, said: expect.stringContaining('No backup was made') });
    expect(await readdir(dataDir)).toEqual(['no-copy.db']);
  });

  it('rejects a copy that lacks a part of its schema', async () => {
    await post(await start());
    await run('backup');
    await server?.stop();
    const [name = ''] = await backups();
    const file = path.join(dataDir, 'backups', name);
    const parts = [
      ['drop table record', 'It lacks the table record.'],
      ['alter table event drop column event_details', 'It has a table event that this program did not make.'],
      ['drop trigger event_in', 'It lacks the trigger event_in.'],
      ['drop index lead_by_kind', 'It lacks the index lead_by_kind.'],
    ];
    for (const [change = '', sentence] of parts) {
      const changed = path.join(dataDir, 'changed.db');
      await copyFile(file, changed);
      const db = new Sqlite(changed);
      db.exec(change);
      db.close();
      expect(await run('restore', changed, '--replace')).toEqual({
        code: 1,
        said: `Nothing was restored in ${dataDir}: ${sentence}\n`,
      });
    }
    expect((await run('restore', file, '--replace')).code).toBe(0);
  });

  describe('a command', () => {
    it.each(['backup', 'restore', 'password'] as const)(
      '%s prints its usage on request, and does nothing else',
      async (command) => {
        for (const help of ['--help', '-h']) {
          expect(await run(command, help)).toEqual({
            code: 0,
            said: expect.stringContaining(`node dist/server/${command}.js`),
          });
        }
        for (const given of [['--halp'], ['a', 'b']]) {
          expect(await run(command, ...given)).toEqual({ code: 1, said: expect.stringContaining('Usage:') });
        }
        expect(await readdir(dataDir)).toEqual([]);
      },
    );

    it('restore refuses anything that is not a file without waiting', async () => {
      const pipe = path.join(dataDir, 'pipe');
      await promisify(execFile)('mkfifo', [pipe]);
      const refused = (reason: string) => ({ code: 1, said: `Nothing was restored in ${dataDir}: ${reason}\n` });
      expect(await run('restore', pipe)).toEqual(refused(`${pipe} is not a file.`));
      expect(await run('restore', dataDir)).toEqual(refused(`${dataDir} is not a file.`));
      expect(await run('restore', `${pipe}.db`)).toEqual(refused(`There is no file ${pipe}.db.`));
    });

    it('backup reports in one sentence what is wrong with its folder', async () => {
      await (await start()).stop();
      const file = path.join(dataDir, 'file');
      await writeFile(file, '');
      const refused = (folder: string, reason: string) => ({
        code: 1,
        said: `No backup was made of ${dataDir}: ${folder} ${reason}.\n`,
      });
      expect(await run('backup', file)).toEqual(refused(file, 'is not a folder'));
      expect(await run('backup', path.join(file, 'below'))).toEqual(
        refused(path.join(file, 'below'), 'is not a folder'),
      );
      if (process.platform !== 'linux') return;
      for (const folder of ['/proc/nope', '/proc/nope/below']) {
        expect(await run('backup', folder)).toEqual(refused(folder, 'cannot be made or written by this user'));
      }
    });
  });

  it('leaves out sessions, and everything that could reveal an address', async () => {
    const running = await start();
    await post(running);
    await run('backup');
    const [name = ''] = await backups();
    const db = new Sqlite(path.join(dataDir, 'backups', name), { readonly: true });
    for (const kind of ['device', 'limit', 'secret']) {
      expect(db.prepare('select count(*) from record where kind = ?').pluck().get(kind)).toBe(0);
    }
    db.close();
  });

  describe('the server’s own backup', () => {
    const make = (file: string) =>
      backupInChild('dist/server/backup.js', { PATH: process.env.PATH, DATA_DIR: dataDir })(
        file,
        new AbortController().signal,
      );
    const file = () => path.join(dataDir, 'backups', 'brushline-daily-2026-11-22T12-00-00-000Z.db');

    it('is a complete copy under the given name', async () => {
      const lead = await post(await start());
      await make(file());
      expect([...leadsIn(file()).keys()]).toEqual([lead]);
      expect((await stat(file())).mode & 0o777).toBe(0o600);
      const bytes = await readFile(file());
      await expect(make(file())).rejects.toThrow();
      expect((await readFile(file())).equals(bytes)).toBe(true);
    });

    it('says so if it is the database that is damaged', async () => {
      await (await start()).stop();
      await truncate(path.join(dataDir, 'brushline.db'), 20_000);
      const failure = await make(file()).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'SQLITE_CORRUPT' });
      expect(failure).toMatchObject({ message: expect.stringContaining('is damaged: restore an earlier backup') });
    });

    it('leaves nothing after a failure', async () => {
      await expect(make(file())).rejects.toThrow('No backup was made');
      expect(await readdir(dataDir)).toEqual([]);
      await writeFile(path.join(dataDir, 'brushline.db'), 'Not a database, whatever it is called.'.repeat(200));
      await expect(make(file())).rejects.toThrow('The database is damaged');
      expect(await backups()).toEqual([]);
    });
  });
});

describe('the commands', () => {
  const folder = startFolder();

  /** Runs a built command. */
  async function run(name: string, input: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder.path, ...env },
    });
    child.stdin.end(input);
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { output, code };
  }

  describe('a command in a folder.path without data', () => {
    it('is refused, names the folder.path and creates nothing', async () => {
      const refused = { code: 1, output: expect.stringContaining(`no brushline.db in ${folder.path}`) };
      expect(await run('password', 'a whole new sentence\n')).toEqual(refused);
      expect(await run('password', '', ['--remove-authenticator'])).toEqual(refused);
      expect(await run('backup', '')).toEqual(refused);
      expect(await run('restore', '', ['/none.db'])).toEqual({ code: 1, output: expect.stringContaining(folder.path) });
      expect(
        await startWith({ env: { DATA_DIR: folder.file('brushline.db') }, entry: 'dist/server/backup.js' }),
      ).toEqual({
        code: 1,
        output: expect.stringContaining('set DATA_DIR'),
      });
    });
  });

  it.skipIf(process.platform !== 'linux')('prompts twice for a new password on a terminal', async () => {
    new Sqlite(folder.file('brushline.db')).close();
    const child = spawn('script', ['-qec', `exec ${process.execPath} dist/server/password.js`, '/dev/null'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder.path },
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

  it('restores only into a folder that exists', async () => {
    await writeFile(folder.file('copy.db'), '');
    const env = { DATA_DIR: folder.file('dta') };
    const refused = { code: 1, output: expect.stringContaining(`There is no folder ${folder.file('dta')}`) };
    expect(await run('restore', '', [folder.file('copy.db')], env)).toEqual(refused);
    expect(existsSync(folder.file('dta'))).toBe(false);
  });

  const nobody = 65_534;
  const canBeNobody =
    process.getuid?.() === 0 &&
    spawnSync(process.execPath, ['-e', "require('fs').accessSync('dist/server/restore.js')"], { uid: nobody })
      .status === 0;

  describe.runIf(canBeNobody)('a command of root', () => {
    const dataDir = () => folder.file('service data');

    /** Puts a systemd in the way that knows our service, whose data is nobody's. */
    async function serviceOf(workingDirectory: string): Promise<NodeJS.ProcessEnv> {
      await mkdir(dataDir());
      await chown(dataDir(), nobody, nobody);
      await writeFile(
        folder.file('settings'),
        `# Secrets\nPUBLIC_URL="https://towline.example"\nTRUST_PROXY_HOPS=1\n`,
        {
          mode: 0o600,
        },
      );
      const shown = [
        `EnvironmentFiles=${folder.file('settings')} (ignore_errors=no)`,
        `EnvironmentFiles=${folder.file('missing')} (ignore_errors=yes)`,
        `Environment=NODE_ENV=production "DATA_DIR=${dataDir()}" MALLOC_ARENA_MAX=1`,
        `WorkingDirectory=${workingDirectory}`,
      ];
      await writeFile(folder.file('systemctl'), `#!/bin/sh\ncat <<'END'\n${shown.join('\n')}\nEND\n`, { mode: 0o755 });
      return { PATH: `${folder.path}:${process.env.PATH}`, DATA_DIR: undefined };
    }

    it('uses the settings of the service and writes as the owner of its data', async () => {
      const env = await serviceOf(process.cwd());
      const missing = { code: 1, output: expect.stringContaining(`no brushline.db in ${dataDir()}`) };
      expect(await run('backup', '', [], env)).toEqual(missing);
      expect(await run('password', '', ['--remove-authenticator'], env)).toEqual(missing);

      await using server = await startServer();
      const { output } = await run('backup', '', [folder.file('copies')], { DATA_DIR: server.dataDir });
      const [file = ''] = output.split('\n');
      await chmod(path.dirname(file), 0o755);
      await chmod(file, 0o644);
      const restored = { code: 0, output: expect.stringContaining(`are back in ${dataDir()}`) };
      expect(await run('restore', '', [file], env)).toEqual(restored);
      expect(await run('password', 'a whole new sentence\n', [], env)).toMatchObject({ code: 0 });
      expect(await run('backup', '', [], env)).toMatchObject({ code: 0 });
      const files = await readdir(dataDir(), { recursive: true });
      expect(files).toEqual(expect.arrayContaining(['brushline.db', 'backups']));
      for (const name of files) expect([name, (await stat(path.join(dataDir(), name))).uid]).toEqual([name, nobody]);
    });

    it('leaves the data of a service alone that runs another build, or where the environment names other data', async () => {
      const env = await serviceOf(folder.path);
      expect(await run('backup', '', [], env)).toEqual({
        code: 1,
        output: expect.stringMatching(/no brushline.db in \/.*\/data:/),
      });
      expect(await run('backup', '', [], { ...env, DATA_DIR: folder.path })).toEqual({
        code: 1,
        output: expect.stringContaining(`no brushline.db in ${folder.path}:`),
      });
    });
  });
});
