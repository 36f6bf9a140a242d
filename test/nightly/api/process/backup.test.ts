import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { backupInChild } from '../../../../server/maintenance/backups.ts';
import { Sqlite } from '../../../../server/store/sqlite/open-database.ts';
import { startFolder } from '../../../api/support/started-process.ts';
import { call, startServer } from '../../../api/support/test-server.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { anEstimate } from '../../../support/visitor-words.ts';

const folder = startFolder();
const database = () => folder.file('brushline.db');

let server: BuiltServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
const start = async () => {
  server = await startBuiltServer({ dataDir: folder.path, env: { TRUST_PROXY_HOPS: '1' } });
  return server;
};

/** Runs a built command, with the test's folder as its data. */
async function run(command: string, args: readonly string[] = [], { input = '', env = {} as NodeJS.ProcessEnv } = {}) {
  const child = spawn(process.execPath, [`dist/server/${command}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, ...env },
  });
  child.stdin.end(input);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}
const refused = (words: string) => ({ code: 1, said: expect.stringContaining(words) });
const done = (words: string) => ({ code: 0, said: expect.stringContaining(words) });

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

const backups = () => readdir(folder.file('backups'));
/** Makes a backup; returns its path. */
async function backUp(): Promise<string> {
  expect(await run('backup')).toEqual(done('read again'));
  return path.join(folder.file('backups'), (await backups())[0] ?? '');
}

function leadsIn(file: string) {
  const db = new Sqlite(file, { readonly: true });
  const rows = db.prepare<[], { id: string; fields: string }>('select id, fields from lead').all();
  db.close();
  return new Map(rows.map(({ id, fields }) => [id, JSON.parse(fields) as Record<string, string>]));
}
const idsIn = (file: string) => [...leadsIn(file).keys()];

describe('a backup', () => {
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
    const file = await backUp();
    isDone = true;
    await load;
    expect(path.basename(file)).toMatch(/^brushline-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/);
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

  it('is restored only if no server runs and nothing is lost, and the old data are kept next to it', async () => {
    const running = await start();
    const first = await post(running);
    const file = await backUp();
    const second = await post(running);
    expect(await run('restore', [file, '--replace'])).toEqual(refused('stop it'));
    await running.stop();
    expect(await run('restore', [file])).toEqual(refused('--replace'));
    expect(idsIn(database())).toEqual([first, second]);
    expect(await run('restore', [file, '--replace'])).toEqual(done('1 leads'));
    const [former = ''] = (await readdir(folder.path)).filter((one) => one.startsWith('brushline-before-'));
    expect(idsIn(folder.file(former))).toEqual([first, second]);
    const again = await start();
    const third = await post(again);
    await again.stop();
    expect(idsIn(database())).toEqual([first, third]);
  });

  it('leaves out sessions, and everything that could reveal an address', async () => {
    await post(await start());
    const db = new Sqlite(await backUp(), { readonly: true });
    for (const kind of ['device', 'limit', 'secret']) {
      expect(db.prepare('select count(*) from record where kind = ?').pluck().get(kind)).toBe(0);
    }
    db.close();
  });

  it('is no file that is not a copy', async () => {
    const file = folder.file('no-copy.db');
    await writeFile(file, 'Not a database, whatever it is called.'.repeat(200));
    for (const given of [[file], [folder.file('missing.db')], []]) expect((await run('restore', given)).code).toBe(1);
    expect(await run('backup')).toEqual(refused('No backup was made'));
    expect(await readdir(folder.path)).toEqual(['no-copy.db']);
  });
});

describe('the server’s own backup', () => {
  const make = (file: string) =>
    backupInChild('dist/server/backup.js', { PATH: process.env.PATH, DATA_DIR: folder.path })(
      file,
      new AbortController().signal,
    );
  const file = () => path.join(folder.file('backups'), 'brushline-daily-2026-11-22T12-00-00-000Z.db');

  it('says so if it is the database that is damaged', async () => {
    await (await start()).stop();
    await truncate(database(), 20_000);
    const message = expect.stringContaining('is damaged: restore an earlier backup');
    await expect(make(file())).rejects.toMatchObject({ code: 'SQLITE_CORRUPT', message });
  });

  it('leaves nothing after a failure', async () => {
    await expect(make(file())).rejects.toThrow('No backup was made');
    expect(await readdir(folder.path)).toEqual([]);
    await writeFile(database(), 'Not a database, whatever it is called.'.repeat(200));
    await expect(make(file())).rejects.toThrow('The database is damaged');
    expect(await backups()).toEqual([]);
  });
});

describe('a command', () => {
  it.each(['backup', 'restore', 'password'])('%s only prints its usage on request', async (command) => {
    for (const help of ['--help', '-h']) {
      expect(await run(command, [help])).toEqual(done(`node dist/server/${command}.js`));
    }
    for (const given of [['--halp'], ['a', 'b']]) expect(await run(command, given)).toEqual(refused('Usage:'));
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('that restores refuses anything that is not a file without waiting', async () => {
    const pipe = folder.file('pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    for (const [given, reason] of [
      [pipe, `${pipe} is not a file.`],
      [folder.path, `${folder.path} is not a file.`],
      [`${pipe}.db`, `There is no file ${pipe}.db.`],
    ] as const) {
      const said = `Nothing was restored in ${folder.path}: ${reason}\n`;
      expect(await run('restore', [given])).toEqual({ code: 1, said });
    }
  });

  it('that backs up reports in one sentence what is wrong with its folder', async () => {
    await (await start()).stop();
    const file = folder.file('file');
    await writeFile(file, '');
    const below = path.join(file, 'below');
    const nowhere = process.platform === 'linux' ? ['/proc/nope', '/proc/nope/below'] : [];
    for (const [place, reason] of [
      ...[file, below].map((place) => [place, 'is not a folder'] as const),
      ...nowhere.map((place) => [place, 'cannot be made or written by this user'] as const),
    ]) {
      const said = `No backup was made of ${folder.path}: ${place} ${reason}.\n`;
      expect(await run('backup', [place])).toEqual({ code: 1, said });
    }
  });

  it('in a folder without data is refused, names the folder and creates nothing', async () => {
    const failure = refused(`no brushline.db in ${folder.path}`);
    expect(await run('password', [], { input: 'a whole new sentence\n' })).toEqual(failure);
    expect(await run('password', ['--remove-authenticator'])).toEqual(failure);
    expect(await run('backup')).toEqual(failure);
    expect(await run('restore', ['/none.db'])).toEqual(refused(folder.path));
    expect(await run('backup', [], { env: { DATA_DIR: database() } })).toEqual(refused('set DATA_DIR'));
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('prompts twice for a new password on a terminal', async () => {
    new Sqlite(database()).close();
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
});

const nobody = 65_534;
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', "require('fs').accessSync('dist/server/restore.js')"], { uid: nobody }).status ===
    0;

describe.runIf(canBeNobody)('a command of root', () => {
  const dataDir = () => folder.file('service data');

  /** Puts a systemd in the way that knows our service, whose data is nobody's. */
  async function serviceOf(workingDirectory: string): Promise<NodeJS.ProcessEnv> {
    await mkdir(dataDir());
    await chown(dataDir(), nobody, nobody);
    const settings = `# Secrets\nPUBLIC_URL="https://towline.example"\nTRUST_PROXY_HOPS=1\n`;
    await writeFile(folder.file('settings'), settings, { mode: 0o600 });
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
    const missing = refused(`no brushline.db in ${dataDir()}`);
    expect(await run('backup', [], { env })).toEqual(missing);
    expect(await run('password', ['--remove-authenticator'], { env })).toEqual(missing);

    await using server = await startServer();
    const { said } = await run('backup', [folder.file('copies')], { env: { DATA_DIR: server.dataDir } });
    const [file = ''] = said.split('\n');
    await chmod(path.dirname(file), 0o755);
    await chmod(file, 0o644);
    expect(await run('restore', [file], { env })).toEqual(done(`are back in ${dataDir()}`));
    expect(await run('password', [], { env, input: 'a whole new sentence\n' })).toMatchObject({ code: 0 });
    expect(await run('backup', [], { env })).toMatchObject({ code: 0 });
    const files = await readdir(dataDir(), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['brushline.db', 'backups']));
    for (const name of files) expect([name, (await stat(path.join(dataDir(), name))).uid]).toEqual([name, nobody]);
  });

  it('leaves the data of a service alone that runs another build, or where the environment names other data', async () => {
    const env = await serviceOf(folder.path);
    const { code, said } = await run('backup', [], { env });
    expect([code, said]).toEqual([1, expect.stringMatching(/no brushline.db in \/.*\/data:/)]);
    const elsewhere = { ...env, DATA_DIR: folder.path };
    expect(await run('backup', [], { env: elsewhere })).toEqual(refused(`no brushline.db in ${folder.path}:`));
  });
});
