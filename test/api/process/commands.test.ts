import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { startFolder, startWith } from '../support/started-process.ts';
import { startServer } from '../support/test-server.ts';

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
    expect(await startWith({ env: { DATA_DIR: folder.file('brushline.db') }, entry: 'dist/server/backup.js' })).toEqual(
      {
        code: 1,
        output: expect.stringContaining('set DATA_DIR'),
      },
    );
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
  spawnSync(process.execPath, ['-e', "require('fs').accessSync('dist/server/restore.js')"], { uid: nobody }).status ===
    0;

describe.runIf(canBeNobody)('a command of root', () => {
  const dataDir = () => folder.file('service data');

  /** Puts a systemd in the way that knows our service, whose data is nobody's. */
  async function serviceOf(workingDirectory: string): Promise<NodeJS.ProcessEnv> {
    await mkdir(dataDir());
    await chown(dataDir(), nobody, nobody);
    await writeFile(folder.file('settings'), `# Secrets\nPUBLIC_URL="https://towline.example"\nTRUST_PROXY_HOPS=1\n`, {
      mode: 0o600,
    });
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
