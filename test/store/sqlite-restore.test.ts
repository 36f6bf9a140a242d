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
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backupSqlite } from '../../server/store/sqlite/backup.ts';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { openDatabase } from '../../server/store/sqlite/open-database.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { aLead, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

/** Runs right before a file is renamed to the database’s name. */
let beforeRename = () => {};
/** The renames and syncs, in order. */
const steps: string[] = [];
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    rename: async (from: string, to: string) => {
      if (to.endsWith('/brushline.db')) beforeRename();
      await real.rename(from, to);
      steps.push('named');
    },
    link: async (from: string, to: string) => {
      await real.link(from, to);
      if (to.endsWith('/brushline.db')) steps.push('named');
    },
    open: async (...given: Parameters<typeof real.open>) => {
      const handle = await real.open(...given);
      if (!(await handle.stat()).isDirectory()) return handle;
      return Object.assign(handle, {
        sync: async () => {
          await handle.datasync();
          steps.push('folder on disk');
        },
      });
    },
  };
});

// Other files of this worker use the real file system.
vi.resetModules();
const { restoreSqlite } = await import('../../server/store/sqlite/restore.ts');
afterAll(() => vi.resetModules());

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

describe('a restore', () => {
  it.each([
    ['whose head is overwritten', () => writeFileSync(file(), Buffer.alloc(4096, 0xa5), { flag: 'r+' })],
    ['that is cut short', () => truncateSync(file(), 5000)],
    ['that is cut within its head', () => truncateSync(file(), 50)],
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
    const store = sqliteStore({ dataDir, seeds });
    await expect(restore()).rejects.toThrow('A server is running');
    await store.close();
    rmSync(file());
    mkdirSync(file());
    await expect(restore()).rejects.toThrow('cannot be taken over (SQLITE_CANTOPEN');
  });

  it.each([
    ['create trigger gone after insert on lead begin delete from lead; end', 'trigger gone'],
    ['create trigger gone instead of insert on seen begin select 1; end', 'trigger gone'],
    ['create index mine on lead (fields)', 'index mine'],
    ['create table notes (note text)', 'table notes'],
    ['alter table event add column more text', 'table event'],
    [
      'drop trigger event_in; create trigger event_in after insert on event begin delete from lead; end',
      'trigger event_in',
    ],
  ])('refuses a copy changed by %j, in one sentence', async (change, part) => {
    const db = new Sqlite(copy);
    if (change.includes('seen')) db.exec('create view seen as select id from lead');
    db.exec(change);
    db.close();
    await expect(restore()).rejects.toThrow(`It has a ${part} that this program did not make.`);
    expect(leadsIn(file())).toEqual(['copied', 'later']);
  });

  it('accepts a copy with SQLite’s own statistics', async () => {
    const db = new Sqlite(copy);
    db.exec('analyze');
    db.close();
    expect(await restore()).toMatchObject({ leads: 1 });
  });

  it('lets no server write to the old database at the last moment', async () => {
    let failure: unknown;
    beforeRename = () => {
      try {
        openDatabase(dataDir).close();
      } catch (error) {
        failure = error;
      }
    };
    await restore();
    expect(failure).toMatchObject({ code: 'SQLITE_BUSY' });
    expect(leadsIn(former())).toEqual(['copied', 'later']);
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

  it.each([
    ['in the place of another', () => {}],
    ['where there was none', () => rmSync(file())],
  ])('has synced the name of the database when it resolves, %s', async (_, prepare) => {
    prepare();
    steps.length = 0;
    await restore();
    expect(steps.slice(steps.indexOf('named'))).toEqual(['named', 'folder on disk']);
  });

  it('overwrites no database that was created while it ran', async () => {
    rmSync(file());
    const restoring = restore();
    while (!readdirSync(dataDir).some((name) => name.includes('incoming')))
      await new Promise((resolve) => setImmediate(resolve));
    openDatabase(dataDir).close();
    await expect(restoring).rejects.toThrow('was started');
    expect(existsSync(file())).toBe(true);
  });
});
