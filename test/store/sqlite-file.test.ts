import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { openDatabase } from '../../server/store/sqlite/open-database.ts';
import { schemaSteps } from '../../server/store/sqlite/schema.ts';
import { aLead, noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

const traceOfHer = /quillona|wrexby|7319|xylotomic|zygapophys/gi;

describe('the SQLite file', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(newDataDir(), 'made', 'on demand');
  });
  afterEach(() => rm(join(dataDir, '..', '..'), { recursive: true, force: true }));

  it('is in the data folder if no MongoDB is configured', async () => {
    const store = await openStore({ dataDir, seeds });
    expect(await store.areas()).toHaveLength(seeds.areas.length);
    expect(existsSync(join(dataDir, 'brushline.db'))).toBe(true);
    await store.close();
  });

  it('waits for the disk at every commit, and overwrites deleted data', () => {
    const db = openDatabase(dataDir);
    const pragma = (name: string) => db.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('busy_timeout')).toBeGreaterThan(0);
    db.close();
  });

  it.skipIf(!existsSync('/proc/self/fd'))('keeps what would undo a write in memory, not in temporary files', () => {
    const db = openDatabase(dataDir);
    db.exec('create table page (filler blob)');
    const insert = db.prepare('insert into page values (zeroblob(4000))');
    db.transaction(() => {
      for (let pages = 0; pages < 100; pages += 1) insert.run();
    })();
    db.exec("begin; savepoint one; update page set filler = replace(hex(zeroblob(2000)), '0', 'x')");
    const open = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(join('/proc/self/fd', fd));
      } catch {
        return ''; // The descriptor that lists them is closed by now.
      }
    });
    expect(open.some((path) => path.endsWith('brushline.db'))).toBe(true);
    expect(open.filter((path) => path.includes('etilqs_'))).toEqual([]);
    db.exec('rollback');
    db.close();
  });

  it('copies its log of writes into the database every 16 MB', () => {
    const db = openDatabase(dataDir);
    const mebibytes = () => statSync(join(dataDir, 'brushline.db-wal')).size / 2 ** 20;
    db.pragma('synchronous = OFF');
    const insert = db.prepare('insert into probe (filler) values (zeroblob(16384))');
    const before = statSync(join(dataDir, 'brushline.db')).size;
    for (let written = 0; written < 400; written += 1) insert.run();
    expect(statSync(join(dataDir, 'brushline.db')).size).toBe(before);
    for (let written = 0; written < 2_000; written += 1) insert.run();
    expect(mebibytes()).toBeGreaterThan(15);
    expect(mebibytes()).toBeLessThan(18);
    db.close();
  });

  it('contains no data of an erased person, and neither do the files next to it', async () => {
    const store = await openStore({ dataDir, seeds });
    const fields = {
      name: 'Quillona Wrexby',
      email: 'Quillona@Wrexby.example',
      phone: '410 555 7319',
      message: 'Xylotomic.',
    };
    for (let index = 0; index < 40; index += 1) await store.addLead(aLead(`kept-${index}`));
    for (const id of ['one', 'two']) await store.addLead(aLead(id, { fields }));
    await store.addLeadNote('one', { id: 'note', at: noon, by: '', text: 'Zygapophyseal' });
    await store.recordEvent({ eventType: 'page_view', eventDetails: `/?m=${fields.email}`, timestamp: noon });
    for (let index = 40; index < 80; index += 1) await store.addLead(aLead(`kept-${index}`));
    expect((await store.erase({ email: fields.email })).leadIds).toHaveLength(2);
    const files = readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'latin1')] as const);
    expect(files.map(([name]) => name)).toContain('brushline.db');
    const traces = files.flatMap(([name, bytes]) => (bytes.match(traceOfHer) ?? []).map((trace) => [name, trace]));
    expect(traces).toEqual([]);
    await store.close();
  });

  it('delays only writes while another program locks it, for at most 2 s', async () => {
    const store = await openStore({ dataDir, seeds });
    await store.ping();
    const other = new Sqlite(join(dataDir, 'brushline.db'));
    other.exec('begin immediate');
    const outcomes: string[] = [];
    const lead = store.addLead(aLead('meanwhile')).then(({ lead }) => outcomes.push(lead.id));
    const light = store.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp: noon });
    for (let nth = 0; nth < 5; nth += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await store.findLead('meanwhile')).toBeUndefined();
    }
    expect(outcomes).toEqual([]);
    other.exec('commit');
    await Promise.all([lead, light]);
    expect(outcomes).toEqual(['meanwhile']);
    other.exec('begin immediate');
    await expect(store.addLead(aLead('later'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('rollback');
    expect((await store.addLead(aLead('later'))).isNew).toBe(true);
    other.close();
    await store.close();
  });

  it('is migrated once if another server starts with it in the meantime', () => {
    const { transaction } = Sqlite.prototype;
    const firstStep = vi.spyOn(Sqlite.prototype, 'transaction').mockImplementationOnce(function (this: never, run) {
      openDatabase(dataDir).close();
      return transaction.call(this, run);
    });
    const db = openDatabase(dataDir);
    expect(firstStep).toHaveBeenCalled();
    firstStep.mockRestore();
    expect(db.pragma('user_version', { simple: true })).toBe(schemaSteps.length);
    db.close();
  });

  it('is refused if a newer version has written it', () => {
    const db = openDatabase(dataDir);
    const version = Number(db.pragma('user_version', { simple: true }));
    db.pragma(`user_version = ${version + 1}`);
    db.close();
    expect(() => openDatabase(dataDir)).toThrow(`it has schema ${version + 1}`);
  });

  it('is refused if a version before 1.0.0 has written it', () => {
    mkdirSync(dataDir, { recursive: true });
    const db = new Sqlite(join(dataDir, 'brushline.db'));
    db.exec('create table lead (id text primary key); pragma user_version = 1');
    db.close();
    expect(() => openDatabase(dataDir)).toThrow('it was made before version 1.0.0');
  });

  it('is refused in a folder that cannot be created', async () => {
    await expect(openStore({ dataDir: '/dev/null/nowhere', seeds })).rejects.toThrow('ENOTDIR');
  });

  it('is not used if a MongoDB is configured, whose malformed URI is refused at once', async () => {
    await expect(openStore({ mongodbUri: 'mongo://nowhere', dataDir, seeds })).rejects.toThrow('mongodb://');
    expect(existsSync(dataDir)).toBe(false);
  });
});
