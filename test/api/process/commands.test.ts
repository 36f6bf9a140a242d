import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { startFolder, startWith } from '../support/started-process.ts';

const folder = startFolder();

/** Runs a built command. */
async function run(name: string, input: string, args: readonly string[] = []) {
  const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder.path },
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
