import Database from 'better-sqlite3';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxQuery } from '../../server/store/inbox-store.ts';
import { inboxFilter } from '../../server/store/mongo/inbox-filter.ts';
import type { LeadDocument } from '../../server/store/mongo/lead-document.ts';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { todaySql } from '../../server/store/sqlite/inbox.ts';
import { inboxStatement } from '../../server/store/sqlite/inbox-statement.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { afterNoon, aLead, noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

const waiting: InboxQuery = {
  ...{ statuses: ['new'], kinds: ['estimate', 'contact'], snoozed: 'never', order: 'oldest', limit: 50 },
};
/** What the office’s first screen and its views ask for. */
const queries: readonly [string, InboxQuery][] = [
  ['waiting', waiting],
  ['waiting in a town', { ...waiting, town: 'Easton' }],
  ['waiting, page two', { ...waiting, after: '10' }],
  ['color lists', { statuses: ['new'], kinds: ['palette'], snoozed: 'never', order: 'newest', limit: 20 }],
  ['back', { statuses: ['new', 'called', 'scheduled'], snoozed: { notAfter: noon }, order: 'oldest', limit: 50 }],
  ['snoozed', { snoozed: { after: noon }, order: 'oldest', limit: 50 }],
  ['called', { statuses: ['called'], order: 'newest', limit: 50 }],
  ['all', { order: 'newest', limit: 50 }],
];
const sample = Array.from({ length: 60 }, (_, at) => aLead(`lead-${at}`, { receivedAt: afterNoon(at) }));

describe('SQLite reads no table from end to end', () => {
  const dataDir = newDataDir();
  let db: Database.Database;
  beforeAll(async () => {
    const store = sqliteStore({ dataDir, seeds });
    for (const lead of sample) await store.addLead(lead);
    await store.close();
    db = new Database(`${dataDir}/brushline.db`);
  });
  afterAll(() => db.close());

  /** The steps that go over a whole table or index without a bound and without the order they need. */
  const scans = (sql: string, values: readonly unknown[]) =>
    db
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...values)
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN lead\b/.test(detail) || (/^SCAN/.test(detail) && /TEMP B-TREE/.test(detail)));

  it.each(queries.filter(([name]) => name !== 'all'))('for the leads of: %s', (_, query) => {
    const { sql, values } = inboxStatement(query);
    expect(scans(sql, values)).toEqual([]);
  });
  it('for all leads, which it reads in their own order until the page is full', () => {
    const { sql, values } = inboxStatement({ order: 'newest', limit: 50 });
    const plan = db.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...values);
    expect(plan.map(({ detail }) => detail)).toEqual(['SCAN lead']);
  });
  it.each(Object.entries(todaySql))('for the count of: %s', (_, sql) => {
    expect(scans(sql, sql.includes('?') ? [0] : [])).toEqual([]);
  });
});

describe.skipIf(!mongodbUri)('MongoDB reads no collection from end to end', () => {
  let uri: string;
  let client: MongoClient;
  let store: Store;
  beforeAll(async () => {
    uri = newDatabase();
    client = new MongoClient(uri);
    store = mongoStore({ uri, seeds });
    for (const lead of sample) await store.addLead(lead);
  });
  afterAll(async () => {
    await store.close();
    await client.close();
    await dropDatabase(uri);
  });

  it.each(queries)('for the leads of: %s', async (_, query) => {
    const direction = query.order === 'newest' ? -1 : 1;
    const plan = await client
      .db()
      .collection<LeadDocument>('leads')
      .find(inboxFilter({ ...query, ...(query.after && { after: `${noon.getTime()}-lead-9` }) }))
      .sort({ receivedAt: direction, _id: direction })
      .limit(query.limit)
      .explain();
    expect(JSON.stringify(plan)).not.toMatch(/COLLSCAN/);
  });
});
