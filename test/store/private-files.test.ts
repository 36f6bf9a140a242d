import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFilesPrivate, openToOthers, restrictAccess } from '../../server/maintenance/private-files.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { newDataDir } from './support/open-in.ts';
import { aLead, seeds } from './support/samples.ts';

let top: string;
let dataDir: string;
let umask: number;
beforeEach(() => {
  top = newDataDir();
  dataDir = path.join(top, 'data');
  umask = process.umask(0);
});
afterEach(async () => {
  process.umask(umask);
  await rm(top, { recursive: true });
});

const modeOf = async (...names: string[]) => ((await stat(path.join(dataDir, ...names))).mode & 0o777).toString(8);

async function makeStore() {
  const store = sqliteStore({ dataDir, seeds });
  await store.addLead(aLead('a'));
  return store;
}

it('keeps a new store private from the start', async () => {
  const store = await makeStore();
  expect(await modeOf()).toBe('700');
  for (const name of ['brushline.db', 'brushline.db-wal', 'brushline.db-shm']) expect(await modeOf(name)).toBe('600');
  expect(openToOthers({ dataDir, backupDir: undefined })).toEqual([]);
  await store.close();
});

it('makes private what was copied in: data, photos, mails and backups', async () => {
  const store = await makeStore();
  const backupDir = path.join(top, 'elsewhere');
  const photoFolders = [path.join(dataDir, 'photos'), path.join(backupDir, 'brushline-photos')];
  for (const folder of [path.join(dataDir, 'outbox'), backupDir, ...photoFolders]) await mkdir(folder, { mode: 0o755 });
  const files = [
    path.join(dataDir, 'brushline.db'),
    path.join(dataDir, 'brushline.db-wal'),
    path.join(dataDir, 'brushline-before-2026-01-01T00-00-00-000Z.db'),
    path.join(dataDir, 'outbox', 'a.eml'),
    ...photoFolders.map((folder) => path.join(folder, 'AbC-123_.small.jpg')),
    path.join(backupDir, 'brushline-2026-01-01T00-00-00-000Z.db'),
  ];
  for (const file of files) await writeFile(file, '', { flag: 'a' });
  for (const file of files) await chmod(file, 0o644);
  await chmod(dataDir, 0o755);
  const folders = { dataDir, backupDir };
  expect(openToOthers(folders)).toEqual(expect.arrayContaining([...files, dataDir, backupDir, ...photoFolders]));
  restrictAccess(folders);
  expect(openToOthers(folders)).toEqual([]);
  for (const file of files) expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  for (const folder of [dataDir, backupDir, ...photoFolders])
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
  await store.close();
});

it('leaves a folder unchanged that also contains other files', async () => {
  const store = await makeStore();
  await writeFile(path.join(dataDir, 'homework.txt'), '');
  await chmod(path.join(dataDir, 'homework.txt'), 0o644);
  await chmod(dataDir, 0o755);
  await chmod(path.join(dataDir, 'brushline.db'), 0o644);
  restrictAccess({ dataDir, backupDir: undefined });
  expect([await modeOf(), await modeOf('homework.txt'), await modeOf('brushline.db')]).toEqual(['755', '644', '600']);
  await store.close();
});

it('reports to the owner and in the log what remains open', async () => {
  const store = await makeStore();
  const log: unknown[] = [];
  const check = keepFilesPrivate({ dataDir, backupDir: undefined }, (...record) => log.push(record));
  expect([log, await check()]).toEqual([[], []]);
  await writeFile(path.join(dataDir, 'homework.txt'), '');
  await chmod(dataDir, 0o750);
  await chmod(path.join(dataDir, 'brushline.db'), 0o640);
  expect(await check()).toMatchObject([{ key: 'files', sentence: expect.stringContaining('brushline.db') }]);
  await store.close();
});
