import { once } from 'node:events';
import { chmod, cp, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { backupFailure, nodeFailure, oldestNode, prepareFolder } from '../../../server/start-failure.ts';
import { lockForServer, Sqlite } from '../../../server/store/sqlite/open-database.ts';
import { freePort } from '../../support/built-server.ts';
import { startFolder, startWith } from '../support/started-process.ts';

const folder = startFolder();
const isLinux = process.platform === 'linux';

/** Refused with this code, and a sentence on one line, without a stack. */
const refused = (code: 69 | 78, words: string) => ({
  code,
  output: expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\.\\n$`)),
});

/** Starts with the test's data folder. */
const start = (env: Record<string, string> = {}) => startWith({ env: { DATA_DIR: folder.path, ...env } });

/** Makes the database of another program. */
function makeDatabase(change: string): void {
  const db = new Sqlite(folder.file('brushline.db'));
  db.exec(change);
  db.close();
}

describe('a start that must fail says in one sentence why', () => {
  it('names every wrong variable, but no value', async () => {
    const wrong = {
      ...{ PORT: 'canary-port', HOST: 'canary host', PUBLIC_URL: 'canary-url', MONGODB_URI: 'canary-mongo' },
      ...{ SENDGRID_API_KEY: 'canary key', MAIL_FROM: 'canary-from', TRUST_PROXY_HOPS: 'canary-hops' },
      ...{ EMBED_ORIGINS: 'https://fine.example,canary-origin', LOG_LEVEL: 'canary-level' },
    };
    const { output, code } = await startWith({ env: wrong });
    expect(code).toBe(78);
    const names = output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(names.sort()).toEqual([...Object.keys(wrong), 'MAIL_TO'].sort());
    expect(output).not.toContain('canary');
  });

  it('for a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    expect(await start({ PORT: String(port) })).toEqual(refused(69, `Port ${port} of 127.0.0.1 is in use: .*set PORT`));
    taken.close();
  });

  it('for an address of another machine', async () => {
    const failure = refused(78, 'HOST 192.0.2.1 is not an address of this machine: set it');
    expect(await start({ PORT: String(await freePort()), HOST: '192.0.2.1' })).toEqual(failure);
  });

  it('for a data folder that is a file or cannot be created under its name', async () => {
    const file = folder.file('file');
    await writeFile(file, '');
    const loop = folder.file('loop');
    await symlink(loop, loop);
    for (const place of [file, path.join(file, 'below'), loop, folder.file('n'.repeat(300))]) {
      expect(await start({ DATA_DIR: place })).toEqual(refused(78, 'DATA_DIR must be'));
    }
  });

  it('for a data folder that cannot be created or written', async () => {
    await chmod(folder.path, 0o555);
    const isRoot = process.getuid?.() === 0;
    const places = [folder.path, folder.file('new'), ...(isLinux ? ['/proc/nope/data'] : [])];
    for (const place of places) {
      const outcome = await startWith({ env: { DATA_DIR: place }, ...(isRoot && { uid: 65_534 }) });
      expect(outcome).toEqual(refused(78, 'cannot be written by this user: give it'));
    }
  });

  it('for a backup folder that can never work', async () => {
    const file = folder.file('file');
    await writeFile(file, '');
    for (const place of [file, path.join(file, 'below'), ...(isLinux ? ['/proc/nope/backups'] : [])]) {
      const failure = refused(78, 'BACKUP_DIR .* cannot be made a folder: set it');
      expect(await start({ BACKUP_DIR: place })).toEqual(failure);
    }
  });

  it('for no backup folder on a disk that may only be absent', async () => {
    const link = folder.file('link');
    await symlink(folder.file('absent'), link);
    for (const backupDir of [link, path.join(link, 'below')]) {
      let error: unknown;
      try {
        prepareFolder(backupDir);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({ code: 'EEXIST' });
      expect(backupFailure(error, backupDir)).toBeUndefined();
    }
    expect(backupFailure(Object.assign(new Error(), { code: 'EACCES' }), '/mnt/absent')).toBeUndefined();
  });

  it('for a damaged database', async () => {
    await writeFile(folder.file('brushline.db'), 'Not a database, whatever it is called.'.repeat(200));
    expect(await start()).toEqual(refused(69, 'is damaged: restore a backup with "node dist/server/restore.js'));
  });

  it('for the data of another server', async () => {
    lockForServer(folder.path);
    expect(await start()).toEqual(refused(69, 'Another server runs on the data in .*: stop it, or set DATA_DIR'));
  });

  it.each([
    [
      'another program',
      'create table lead (whatever text)',
      69,
      'match this program .*lead already exists.*: set DATA_DIR',
    ],
    [
      'a newer version',
      `pragma application_id = ${0x42727368}; pragma user_version = 9999`,
      78,
      'made by a newer version .*9999.*: start that version',
    ],
    [
      'a version before 1.0.0',
      'pragma user_version = 21',
      78,
      'were made before version 1.0.0, which cannot open them: set DATA_DIR to another folder',
    ],
  ] as const)('for a database of %s', async (_, change, code, words) => {
    makeDatabase(change);
    expect(await start()).toEqual(refused(code, words));
  });

  it('for an incomplete build', async () => {
    await cp('dist', folder.file('dist'), { recursive: true });
    await symlink(path.resolve('node_modules'), folder.file('node_modules'));
    await writeFile(folder.file('package.json'), '{"type":"module"}');
    const entry = folder.file('dist/server/index.js');
    const startCopy = () => startWith({ entry, env: { DATA_DIR: folder.file('data') } });
    for (const missing of ['dist/files.json', 'dist/server/render.js', 'dist/server/sqlite-store.js']) {
      await unlink(folder.file(missing));
      expect(await startCopy()).toEqual(refused(78, 'is missing: run "npm run build"'));
      await cp(missing, folder.file(missing));
    }
    await unlink(folder.file('node_modules'));
    expect(await startCopy()).toEqual(refused(78, 'is not installed: run "npm ci"'));
  });

  it('for an old Node', () => {
    expect(nodeFailure('18.20.8')).toEqual({ exitCode: 78, sentence: expect.stringContaining('this is 18.20.8') });
    expect(nodeFailure('20.18.9')).toBeDefined();
    expect(['20.19.0', '22.0.0', '24.1.0'].map(nodeFailure)).toEqual([undefined, undefined, undefined]);
    expect(packageFile.engines.node).toBe(`>=${oldestNode}`);
  });
});
