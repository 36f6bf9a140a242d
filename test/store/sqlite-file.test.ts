import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { migrations } from '../../server/store/sqlite/migrations.ts';
import { openDatabase } from '../../server/store/sqlite/open-database.ts';
import { seeds } from './samples.ts';
import { newDataDir } from './sqlite-place.ts';

describe('the SQLite file', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(newDataDir(), 'made', 'on demand');
  });
  afterEach(() => rm(join(dataDir, '..', '..'), { recursive: true, force: true }));

  it('is what stands in the data folder when no MongoDB is named', async () => {
    const store = await openStore({ dataDir, seeds });
    expect(await store.areas()).toHaveLength(seeds.areas.length);
    expect(existsSync(join(dataDir, 'brushline.db'))).toBe(true);
    await store.close();
  });

  it('waits for the disk at every commit, and overwrites what is deleted', () => {
    const db = openDatabase(dataDir);
    const pragma = (name: string) => db.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('busy_timeout')).toBeGreaterThan(0);
    db.close();
  });

  it('of an earlier release is brought up to date, and keeps what the owner made of it', async () => {
    mkdirSync(dataDir, { recursive: true });
    const old = new Database(join(dataDir, 'brushline.db'));
    old.exec(migrations[0] ?? '');
    old.pragma('user_version = 1');
    old.exec(
      "insert into content_list values ('areas'), ('testimonials'); insert into content_version values (1, 'v')",
    );
    old.close();
    const store = await openStore({ dataDir, seeds });
    expect(await store.posts()).toHaveLength(seeds.posts.length);
    expect([await store.areas(), await store.testimonials({ isFeatured: false })]).toEqual([[], []]);
    await store.close();
  });

  it('is refused when a newer program has written it', () => {
    const db = openDatabase(dataDir);
    const version = Number(db.pragma('user_version', { simple: true }));
    db.pragma(`user_version = ${version + 1}`);
    db.close();
    expect(() => openDatabase(dataDir)).toThrow(`brushline.db has schema ${version + 1}`);
  });

  it('is refused in a folder that cannot be', async () => {
    await expect(openStore({ dataDir: '/dev/null/nowhere', seeds })).rejects.toThrow('ENOTDIR');
  });

  it('is not asked for where a MongoDB is named, whose malformed address is refused at once', async () => {
    await expect(openStore({ mongodbUri: 'mongo://nowhere', dataDir, seeds })).rejects.toThrow('mongodb://');
    expect(existsSync(dataDir)).toBe(false);
  });
});
