import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type * as promises from 'node:fs/promises';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path, { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupSqlite, copiedPhotosIn, pruneCopiedPhotos } from '../../server/store/sqlite/backup.ts';
import { lockForServer, Sqlite } from '../../server/store/sqlite/open-database.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { newDataDir } from './support/open-in.ts';
import { aLead, aPhoto, noon, seeds } from './support/samples.ts';

/** Runs right before a file is renamed to the database’s name. */
let beforeRename = () => {};
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    rename: async (from: string, to: string) => {
      if (to.endsWith('/brushline.db')) beforeRename();
      await real.rename(from, to);
    },
  };
});

// Other files of this worker use the real file system.
vi.resetModules();
const { restoreSqlite } = await import('../../server/store/sqlite/backup.ts');
afterAll(() => vi.resetModules());

describe('a backup', () => {
  let dataDir: string;
  let backupDir: string;
  let store: Store;
  beforeEach(() => {
    [dataDir, backupDir] = [newDataDir(), newDataDir()];
    store = sqliteStore({ dataDir, seeds });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
    await rm(backupDir, { recursive: true });
  });

  async function addLead(id: string): Promise<void> {
    const photo = aPhoto(`photo-of-${id}`, { large: Buffer.from(`large ${id}`), small: Buffer.from(id) });
    await store.addPhoto(photo);
    await store.claimPhotos([photo.id], id, noon);
    await store.addLead(aLead(id, { photos: [photo.id], fields: { email: `${id}@example.com` } }));
  }

  const backup = (name: string) => backupSqlite({ dataDir, file: path.join(backupDir, `brushline-${name}.db`) });
  const copied = async () => (await readdir(copiedPhotosIn(backupDir))).toSorted();
  const filesOf = (...ids: string[]) =>
    ids.flatMap((id) => [`photo-of-${id}.jpg`, `photo-of-${id}.small.jpg`]).toSorted();

  async function restore(name: string) {
    await store.close();
    const file = path.isAbsolute(name) ? name : path.join(backupDir, `brushline-${name}.db`);
    const outcome = await restoreSqlite({ dataDir, file, mayReplace: true, time: `at-${performance.now()}` });
    store = sqliteStore({ dataDir, seeds });
    return outcome;
  }

  const large = async (id: string) => (await store.readPhoto(`photo-of-${id}`, 'large'))?.toString();

  it('has only the photos of its leads beside it, each once', async () => {
    await addLead('one');
    await store.addPhoto(aPhoto('stray', { large: Buffer.from('x'), small: Buffer.from('y') }));
    expect(await backup('first')).toMatchObject({ leads: 1, photos: 1, missingPhotos: 0 });
    await addLead('two');
    expect(await backup('second')).toMatchObject({ leads: 2, photos: 2 });
    expect(await copied()).toEqual(filesOf('one', 'two'));
    await restore('second');
    expect(await store.readPhoto('stray', 'large')).toBeUndefined();
  });

  it('reports how many photos it lacks', async () => {
    await addLead('one');
    await addLead('two');
    await rm(path.join(dataDir, 'photos', 'photo-of-one.small.jpg'));
    expect(await backup('first')).toMatchObject({ photos: 1, missingPhotos: 1 });
    await writeFile(path.join(copiedPhotosIn(backupDir), 'photo-of-two.jpg'), 'cut');
    await rm(path.join(dataDir, 'photos'), { recursive: true });
    expect(await restore('first')).toMatchObject({ leads: 2, photos: 0, missingPhotos: 2 });
  });

  it('is not taken from a database with changes beside it, which a killed server leaves', async () => {
    await addLead('one');
    const file = path.join(dataDir, 'brushline.db');
    const from = () => restoreSqlite({ dataDir: backupDir, file, mayReplace: false, time: 'now' });
    await expect(from()).rejects.toThrow('in its -wal');
    expect(await readdir(backupDir)).toEqual([]);
    await store.close();
    expect(await from()).toMatchObject({ leads: 1, photos: 1 });
  });

  it('finds its photos again after a server ran without their database', async () => {
    await addLead('one');
    await backup('first');
    await rm(copiedPhotosIn(backupDir), { recursive: true });
    await store.close();
    await rm(path.join(dataDir, 'brushline.db'));
    store = sqliteStore({ dataDir, seeds });
    await store.sweepPhotos({ before: new Date(Date.now() + 1_000), limit: 100 });
    expect(await restore('first')).toMatchObject({ photos: 1, missingPhotos: 0 });
  });

  it('leaves earlier files in place, so that the old database still finds its photos', async () => {
    await addLead('one');
    await backup('first');
    await addLead('two');
    const { former = '' } = await restore('first');
    await store.sweepPhotos({ before: new Date(Date.now() + 1_000), limit: 100 });
    expect([await large('one'), await large('two')]).toEqual(['large one', undefined]);
    expect(existsSync(path.join(dataDir, 'photos', 'photo-of-two.jpg'))).toBe(false);
    expect(await restore(former)).toMatchObject({ leads: 2, photos: 2, missingPhotos: 0 });
    expect(await large('two')).toBe('large two');
  });

  it('keeps copied photos as long as one backup lists them', async () => {
    await addLead('one');
    await backup('first');
    await addLead('two');
    await store.erase({ email: 'one@example.com' }, store.removePhotosOf);
    await backup('second');
    await pruneCopiedPhotos(backupDir);
    expect(await copied()).toEqual(filesOf('one', 'two'));
    await rm(path.join(backupDir, 'brushline-first.db'));
    await pruneCopiedPhotos(backupDir);
    expect(await copied()).toEqual(filesOf('two'));
  });

  it('keeps all copied photos while a backup cannot be read', async () => {
    await addLead('one');
    await backup('first');
    await writeFile(path.join(backupDir, 'brushline-second.db'), 'not a database');
    await rm(path.join(backupDir, 'brushline-first.db'));
    await expect(pruneCopiedPhotos(backupDir)).rejects.toThrow();
    expect(await copied()).toEqual(filesOf('one'));
  });
});

describe('a restore', () => {
  let dataDir: string;
  let copy: string;
  const file = () => join(dataDir, 'brushline.db');
  const former = () => join(dataDir, 'brushline-before-now.db');
  const restore = () => restoreSqlite({ dataDir, file: copy, mayReplace: true, time: 'now' });
  const leadsIn = (name: string) => {
    const db = new Sqlite(name, { readonly: true });
    const ids = db.prepare('select id from lead').pluck().all();
    db.close();
    return ids;
  };

  beforeEach(async () => {
    dataDir = newDataDir();
    copy = join(dataDir, 'backups', 'copy.db');
    const store = sqliteStore({ dataDir, seeds });
    await store.addLead(aLead('copied'));
    await backupSqlite({ dataDir, file: copy });
    await store.addLead(aLead('later'));
    await store.close();
  });
  afterEach(() => {
    beforeRename = () => {};
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['whose head is overwritten', () => writeFileSync(file(), Buffer.alloc(4096, 0xa5), { flag: 'r+' })],
    ['that is cut short', () => truncateSync(file(), 5000)],
    ['that is empty', () => truncateSync(file(), 0)],
  ])('replaces a database %s, and keeps it as it was', async (_, damage) => {
    damage();
    writeFileSync(`${file()}-wal`, 'what was left of the log');
    const { size } = statSync(file());
    expect(await restore()).toMatchObject({ leads: 1, former: former() });
    expect(leadsIn(file())).toEqual(['copied']);
    expect(statSync(former()).size).toBe(size);
    const store = sqliteStore({ dataDir, seeds });
    expect((await store.addLead(aLead('new'))).isNew).toBe(true);
    await store.close();
  });

  it('keeps data that is only in the write-ahead log if the database cannot be opened', async () => {
    const store = sqliteStore({ dataDir, seeds });
    await store.ping();
    // A header in the log would replace the damaged one.
    const other = new Sqlite(file());
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    await store.addLead(aLead('in the log'));
    const log = readFileSync(`${file()}-wal`);
    writeFileSync(file(), Buffer.alloc(4096, 0xa5), { flag: 'r+' });
    await restore();
    expect(readFileSync(`${former()}-wal`).equals(log)).toBe(true);
    await expect(store.addLead(aLead('lost'))).rejects.toMatchObject({ code: 'DATABASE_FILE_GONE' });
    await store.close();
  });

  it('is refused while a server runs, with that reason; otherwise with the other reason', async () => {
    const { release } = lockForServer(dataDir);
    await expect(restore()).rejects.toThrow('A server is running');
    release();
    const other = new Sqlite(file());
    other.prepare('select count(*) from lead').get();
    await expect(restore()).rejects.toThrow('Another program uses the data there; stop it first.');
    other.close();
    rmSync(file());
    mkdirSync(file());
    await expect(restore()).rejects.toThrow('cannot be taken over (SQLITE_CANTOPEN');
  });

  it.each(['photo', 'record'])('of a copy without the table %s is refused, and changes nothing', async (table) => {
    const db = new Sqlite(copy);
    db.exec(`drop table ${table}`);
    db.close();
    await expect(restore()).rejects.toThrow(`It lacks the table ${table}.`);
    expect(leadsIn(file())).toEqual(['copied', 'later']);
    expect(readdirSync(dataDir).filter((name) => name.includes('before'))).toEqual([]);
  });

  it('lets no server start until it is done', async () => {
    let failure: unknown;
    beforeRename = () => {
      try {
        lockForServer(dataDir);
      } catch (error) {
        failure = error;
      }
    };
    await restore();
    expect(failure).toMatchObject({ code: 'SERVER_RUNS' });
    expect(leadsIn(former())).toEqual(['copied', 'later']);
    lockForServer(dataDir).release();
  });

  it('leaves a database if it is killed at any time, and no file that the next one does not remove', async () => {
    beforeRename = () => {
      throw new Error('killed');
    };
    await expect(restore()).rejects.toThrow('killed');
    expect(leadsIn(file())).toEqual(['copied', 'later']);
    writeFileSync(join(dataDir, 'brushline-incoming-then.db'), '');
    beforeRename = () => {};
    rmSync(former());
    await restore();
    expect(readdirSync(dataDir).filter((name) => name.includes('incoming'))).toEqual([]);
  });
});
