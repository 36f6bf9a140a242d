import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { driverName, Sqlite } from '../../server/store/sqlite/open-database.ts';
import { schemaSteps } from '../../server/store/sqlite/schema.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { newDataDir } from './support/open-in.ts';
import { aLead, noon, seeds } from './support/samples.ts';

/** Discards statements, then only allocates, so that V8 collects them in tasks of its own. */
const discardStatements = `
  const Sqlite = require(${JSON.stringify(driverName)});
  const db = new Sqlite(':memory:');
  const statement = (value) => db.prepare('select ' + value);
  for (let value = 0; value < 20000; value++) statement(value).get();
  let rest = 20;
  const timer = setInterval(() => {
    for (let value = 0; value < 200; value++) statement(value);
    globalThis.last = new Array(1e6).fill(rest);
    if (--rest === 0) clearInterval(timer);
  }, 20);
`;

it('a process survives the collection of statements that nothing uses any more', () => {
  const { status, signal, stderr } = spawnSync(process.execPath, ['-e', discardStatements], { encoding: 'utf8' });
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
});

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const all = { order: 'oldest', limit: 9 } as const;
const walBytes = () => statSync(join(dataDir, 'brushline.db-wal')).size;

async function record(events: number, eventDetails = '/') {
  const event = { eventType: 'page_view', eventDetails, timestamp: noon };
  await Promise.all(Array.from({ length: events }, () => store.recordEvent(event)));
}

/** How often the event loop ran other work before a call was done. */
async function turnsDuring(call: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const tick = () => {
    turns += 1;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await call();
  isDone = true;
  return turns;
}

it('a snapshot shows one moment, unaffected by later writes', async () => {
  await store.addLead(aLead('one'));
  const snapshot = await store.snapshot();
  await store.addLead(aLead('two'));
  await store.changeLead('one', { status: 'won' }, { at: noon, by: '' });
  await record(2);
  const { leads } = await snapshot.inbox(all);
  expect(leads).toMatchObject([{ id: 'one', triage: { status: 'new' } }]);
  expect(await snapshot.newestEvents({ limit: 9 })).toEqual([]);
  await snapshot.close();
  await expect(snapshot.inbox(all)).rejects.toThrow();
});

it('erasing ends snapshots, and leaves nothing in the write-ahead log', async () => {
  await store.addLead(aLead('one'));
  const snapshot = await store.snapshot();
  await snapshot.inbox(all);
  await store.erase({ email: 'ada@example.com' });
  expect(walBytes()).toBe(0);
  await expect(snapshot.inbox(all)).rejects.toThrow();
});

it.each([
  ['looking for somebody', () => store.countTraces({ email: 'nobody@example.com' })],
  ['erasing somebody', () => store.erase({ email: 'nobody@example.com' })],
])('%s yields between small slices of events', async (_, call) => {
  const others = await turnsDuring(call);
  await record(8_000, 'x'.repeat(2_000));
  expect(await turnsDuring(call)).toBeGreaterThan(others + 2);
});

it('opens the data of 1.0.0 with its leads, their places and their words', async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const db = new Sqlite(join(dataDir, 'brushline.db'));
  db.exec(schemaSteps[0] ?? '');
  db.pragma('application_id = 0x42727368');
  db.pragma('user_version = 1');
  const insert = db.prepare(`
    insert into lead (id, kind, received_at, fingerprint, fields, source, suspicions, mail_status, attempts, next_try_at,
      status, history) values (?, 'estimate', ?, ?, ?, '{}', '[]', 'sent', 1, 0, ?, ?)`);
  const history = JSON.stringify([{ at: noon, by: '', from: 'new', to: 'scheduled', visitAt: noon }]);
  for (const [id, status, steps] of [
    ['gone', 'new', '[]'],
    ['one', 'scheduled', history],
    ['two', 'new', '[]'],
  ])
    insert.run(id, noon.getTime(), id, '{"name":"Ada"}', status, steps);
  for (const statement of [
    "delete from lead where id = 'gone'",
    "insert into lead_search (rowid, words) values (3, 'kitchen')",
    'update search_mark set place = 3',
  ])
    db.exec(statement);
  db.close();
  store = sqliteStore({ dataDir, seeds });
  expect(await store.countLeadsByStatus()).toMatchObject({ new: 1, scheduled: 1, quoted: 0 });
  expect(await found('kitchen')).toEqual(['two']);
  await store.addLead(aLead('three'));
  await store.changeLead('one', { status: 'quoted', amount: 4200 }, { at: noon, by: '' });
  const { leads } = await store.inbox(all);
  expect(leads.map(({ id, triage: { status, amount } }) => [id, status, amount])).toEqual([
    ['one', 'quoted', 4200],
    ['two', 'new', undefined],
    ['three', 'new', undefined],
  ]);
});

const about = (id: string, message: string) =>
  aLead(id, { fields: { name: 'Ada', email: 'ada@example.com', message } });
async function found(text: string, by: Pick<Store, 'inbox'> = store): Promise<string[]> {
  const { leads } = await by.inbox({ order: 'oldest', limit: 1000, text });
  return leads.map(({ id }) => id);
}

/** The number of leads in the index according to another connection. */
function indexed(): number {
  const db = new Sqlite(join(dataDir, 'brushline.db'), { readonly: true });
  const count = db.prepare('select count(*) from lead_search_docsize').pluck().get();
  db.close();
  return Number(count);
}

it.each([
  ['drop trigger lead_in', 'lead_in'],
  ['drop table request_link', 'request_link'],
  ['alter table lead drop column notes', 'lead.notes'],
])('is refused after “%s”, before a lead fails', async (repair, lost) => {
  await store.close();
  const db = new Sqlite(join(dataDir, 'brushline.db'));
  db.exec(repair);
  db.close();
  expect(() => sqliteStore({ dataDir, seeds })).toThrow(expect.objectContaining({ code: 'SQLITE_ERROR' }));
  expect(() => sqliteStore({ dataDir, seeds })).toThrow(lost);
});

describe('the words of leads', () => {
  it('are found at once, by a search and in a snapshot', async () => {
    await Promise.all(Array.from({ length: 120 }, (_, n) => store.addLead(about(`l${n}`, 'cedar shingles'))));
    expect(await found('shingles')).toHaveLength(120);
    await store.addLead(about('last', 'brick'));
    const snapshot = await store.snapshot();
    expect(await found('brick', snapshot)).toEqual(['last']);
    await snapshot.close();
  });

  it('are found after the process that stored them was killed', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    // Like after a killed process: nothing more was written.
    const next = sqliteStore({ dataDir, seeds });
    expect(await found('shingles', next)).toEqual(['a']);
    await next.close();
  });

  it('include a note that was written before they were indexed, and one written after', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    await store.addLead(about('b', 'brick'));
    await store.addLeadNote('a', { id: 'n1', at: noon, by: '', text: 'teal' });
    expect([await found('teal'), await found('shingles'), await found('brick')]).toEqual([['a'], ['a'], ['b']]);
    await store.addLeadNote('b', { id: 'n2', at: noon, by: '', text: 'umber' });
    await store.removeLeadNote('a', 'n1', noon);
    expect([await found('teal'), await found('umber'), await found('brick')]).toEqual([[], ['b'], ['b']]);
  });

  it('leave nothing of a lead that was erased before they were indexed', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    await store.erase({ email: 'ada@example.com' });
    await store.addLead(about('b', 'brick'));
    expect([await found('shingles'), await found('brick')]).toEqual([[], ['b']]);
    expect(indexed()).toBe(1);
  });
});

const traceOfHer = /quillona|wrexby|7319|xylotomic|zygapophys/gi;

describe('the SQLite file', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(newDataDir(), 'made', 'on demand');
  });
  afterEach(() => rm(join(dataDir, '..', '..'), { recursive: true, force: true }));

  it('contains no data of an erased person, and neither do the files next to it', async () => {
    const store = await openStore({ dataDir });
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
    const store = await openStore({ dataDir });
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

  it('is not used if a MongoDB is configured, whose malformed URI is refused at once', async () => {
    await expect(openStore({ mongodbUri: 'mongo://nowhere', dataDir })).rejects.toThrow('mongodb://');
    expect(existsSync(dataDir)).toBe(false);
  });
});
