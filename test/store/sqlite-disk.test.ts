import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReadiness } from '../../server/health.ts';
import type { Lead } from '../../server/store/lead.ts';
import { BackupRefusal, backupSqlite } from '../../server/store/sqlite/backup.ts';
import { Sqlite } from '../../server/store/sqlite/open-database.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { type Store, withStoreTimeout } from '../../server/store/store.ts';
import { newDataDir } from './support/open-in.ts';
import { aLead, aPhoto, noon, seeds } from './support/samples.ts';

const event = { eventType: 'page_view', eventDetails: '/', timestamp: noon };
const count = { start: noon, name: 'action', key: 'phone_call', count: 1 };
const petabyte = 1e15;

let dataDir: string;
let store: Store;
const file = () => join(dataDir, 'brushline.db');
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a disk with less room than leads may need accepts leads, but no events, counts, photos and pictures', async () => {
  store = sqliteStore({ dataDir, seeds, reserveBytes: petabyte });
  expect(await store.recordEvent(event)).toBe(false);
  expect(await store.addToCounts([count], { maxKeys: 9 })).toBe(false);
  expect(await store.addPhoto(aPhoto('one'))).toBe(false);
  expect(await store.addPicture({ id: 'one', addedAt: noon, bytes: Buffer.from('x') }, { max: 9 })).toBe(false);
  expect((await store.addLead(aLead('one'))).isNew).toBe(true);
  expect(await store.countEvents()).toBe(0);
});

describe('a database', () => {
  const aside = () => join(dataDir, 'aside');
  it.each([
    ['whose file is put aside', () => renameSync(file(), aside())],
    [
      'whose file is replaced',
      () => {
        renameSync(file(), aside());
        writeFileSync(file(), '');
      },
    ],
    ['whose log of writes is deleted', () => rmSync(`${file()}-wal`)],
  ])('%s stores nothing more, and rejects at once', async (_, act) => {
    store = sqliteStore({ dataDir, seeds });
    await store.addLead(aLead('before'));
    const readiness = createReadiness({
      store: withStoreTimeout(store),
      log: () => {},
      now: () => noon,
      clockMs: () => clock,
    });
    let clock = 0;
    expect(await readiness()).toEqual({ outbox: 'ok' });
    act();
    for (const write of [() => store.addLead(aLead('lost')), () => store.ping(), () => store.snapshot()]) {
      await expect(write()).rejects.toMatchObject({ code: 'DATABASE_FILE_GONE' });
    }
    expect(await store.findLead('before')).toBeDefined();
    clock = 5_000;
    expect(await readiness()).toBeUndefined();
  });
});

/** Overwrites the first page of a table or index on the disk, and calls `meanwhile` before that. */
function overwrite(part: string, meanwhile = () => {}): void {
  const db = new Sqlite(file());
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = Number(db.prepare('select rootpage from sqlite_master where name = ?').pluck().get(part));
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  meanwhile();
  const disk = openSync(file(), 'r+');
  writeSync(disk, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(disk);
}

describe('damage', () => {
  const found: Error[] = [];
  const corrupt = {
    code: expect.stringMatching(/^SQLITE_CORRUPT/),
    message: expect.stringContaining('node dist/server/restore.js'),
  };
  beforeEach(async () => {
    found.length = 0;
    store = sqliteStore({ dataDir, seeds });
    await store.addLead(aLead('before'));
    await store.recordEvent(event);
    await store.addToCounts([count], { maxKeys: 9 });
    await store.close();
  });
  /** Opens the store, whose file is overwritten before anything but the state of the outbox is read. */
  function openDamaged(part: string): void {
    overwrite(part, () => {
      store = sqliteStore({ dataDir, seeds, onDamage: (error) => found.push(error) });
    });
  }

  it.each<[string, string, () => Promise<unknown>]>([
    ['the inbox', 'lead_by_email', () => store.relatedLeads({ ...aLead('x'), id: 'x' } as Lead)],
    ['a search', 'lead_search_data', () => store.inbox({ order: 'newest', limit: 9, text: 'rooms' })],
    ['a list of events', 'event', () => store.newestEvents({ limit: 9 })],
    [
      'a backup',
      'event',
      () =>
        backupSqlite({ dataDir, file: join(dataDir, 'backups', 'copy.db') }).catch(async (error) => {
          await store.noteDamage(error);
          throw error;
        }),
    ],
  ])('found by %s stops all storing and readiness, and is told once', async (_, part, look) => {
    openDamaged(part);
    const readiness = createReadiness({ store: withStoreTimeout(store), log: () => {}, now: () => noon });
    await expect(look()).rejects.toMatchObject({ code: corrupt.code });
    await expect(store.addLead(aLead('lost'))).rejects.toMatchObject(corrupt);
    await expect(store.ping()).rejects.toMatchObject(corrupt);
    expect(await readiness()).toBeUndefined();
    expect(found).toMatchObject([corrupt]);
  });

  it('of a copy alone stops nothing', async () => {
    store = sqliteStore({ dataDir, seeds });
    await store.noteDamage(new BackupRefusal('It is damaged.'));
    await store.noteDamage(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    expect((await store.addLead(aLead('kept'))).isNew).toBe(true);
  });
});
