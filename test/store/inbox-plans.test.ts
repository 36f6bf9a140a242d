import type { Database } from 'better-sqlite3';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { inboxStatement, todaySql } from '../../server/store/sqlite/inbox.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { InboxQuery, Store } from '../../server/store/store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { isMongoScan } from './support/mongo-scans.ts';
import { type Read, recordReads } from './support/recorded-reads.ts';
import { afterNoon, aLead, noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

const waiting: InboxQuery = {
  ...{ statuses: ['new'], kinds: ['estimate', 'contact'], snoozed: 'never', order: 'oldest', limit: 50 },
};
/** The queries of the office’s first screen and its views. */
const queries: readonly [string, InboxQuery][] = [
  ['waiting', waiting],
  ['waiting in a town', { ...waiting, town: 'Easton' }],
  ['waiting for a service', { ...waiting, service: 'exterior' }],
  ['a service', { service: 'pressure-washing', order: 'newest', limit: 50 }],
  ['the oldest of a service in a town', { service: 'interior', town: 'Easton', order: 'oldest', limit: 50 }],
  ['waiting, page two', { ...waiting, after: '10' }],
  ['color lists', { statuses: ['new'], kinds: ['palette'], snoozed: 'never', order: 'newest', limit: 20 }],
  ['back', { statuses: ['new', 'called', 'scheduled'], snoozed: { notAfter: noon }, order: 'oldest', limit: 50 }],
  ['snoozed', { snoozed: { after: noon }, order: 'oldest', limit: 50 }],
  [
    'answered lately',
    {
      ...{ statuses: ['called', 'scheduled', 'won', 'lost'], kinds: ['estimate', 'contact'] },
      ...{ order: 'newest', limit: 3 },
    },
  ],
  ['with photos', { hasPhotos: true, order: 'newest', limit: 50 }],
  ['with photos, page two', { hasPhotos: true, order: 'newest', after: '10', limit: 50 }],
  ['with photos from our site', { hasPhotos: true, site: '', order: 'newest', limit: 50 }],
  ['with photos, won', { hasPhotos: true, statuses: ['won'], order: 'newest', limit: 50 }],
  ['waiting, with photos', { ...waiting, hasPhotos: true }],
  ['with photos and words', { hasPhotos: true, text: 'porch', order: 'newest', limit: 50 }],
  ['without a confirmation', { hasDeadReceipt: true, order: 'newest', limit: 50 }],
  ['without a confirmation, page two', { hasDeadReceipt: true, order: 'newest', after: '10', limit: 50 }],
  ['waiting, without a confirmation', { ...waiting, hasDeadReceipt: true }],
  [
    'without a confirmation, with photos and words',
    { hasDeadReceipt: true, hasPhotos: true, text: 'porch', order: 'newest', limit: 50 },
  ],
  ['called', { statuses: ['called'], order: 'newest', limit: 50 }],
  ['all', { order: 'newest', limit: 50 }],
];
const sample = Array.from({ length: 60 }, (_, at) => aLead(`lead-${at}`, { receivedAt: afterNoon(at) }));

describe('SQLite reads no table from end to end', () => {
  const dataDir = newDataDir();
  let db: Database;
  beforeAll(async () => {
    const store = sqliteStore({ dataDir, seeds });
    for (const lead of sample) await store.addLead(lead);
    await store.close();
    db = new Sqlite(`${dataDir}/brushline.db`);
  });
  afterAll(() => db.close());

  /** The steps that scan a complete table or index without a bound and without the order they need. */
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
  it('for all leads, which it reads in order until the page is full', () => {
    const { sql, values } = inboxStatement({ order: 'newest', limit: 50 });
    const plan = db.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...values);
    expect(plan.map(({ detail }) => detail)).toEqual(['SCAN lead']);
  });
  it.each(Object.entries(todaySql))('for the count of: %s', (_, sql) => {
    expect(scans(sql, sql.includes('?') ? [0] : [])).toEqual([]);
  });
});

/** Every other read of the office's screens. */
const screens: readonly [string, (store: Store) => Promise<unknown>][] = [
  ['the numbers over the views', (store) => store.countLeadsByStatus()],
  ['unread leads', (store) => store.countUnreadLeads()],
  ['what is due, back, snoozed and held today', (store) => store.countToday(noon, noon)],
  ['whether anything changed', (store) => store.leadsVersion()],
  ['towns and sites to filter by', (store) => store.leadFacets()],
  ['a lead', (store) => store.findLead('lead-1')],
  [
    'leads of the same person',
    async (store) => {
      const lead = await store.findLead('lead-1');
      return lead && store.relatedLeads(lead);
    },
  ],
  ['words', (store) => store.inbox({ text: 'porch clapboard', order: 'newest', limit: 50 })],
  ['a phone number', (store) => store.inbox({ text: '410 555 0187', order: 'newest', limit: 50 })],
  ['overdue leads', (store) => store.inbox({ statuses: ['new'], receivedBefore: noon, order: 'oldest', limit: 50 })],
  [
    'the counters',
    (store) => Promise.all([store.countEvents(), store.countLeads('contact'), store.countLeads('estimate')]),
  ],
  ['the newest events', (store) => store.newestEvents({ limit: 10 })],
  ['mail that waits or failed', (store) => Promise.all([store.outboxState(), store.undeliveredMail()])],
  ['confirmations that were given up', (store) => store.countDeadReceipts()],
  ['counts by day', (store) => store.countsByInterval({ name: 'event', bounds: [noon, afterNoon(60)] })],
  ['counts by key', (store) => store.countsByKey({ name: 'lead', from: noon, to: afterNoon(60), limit: 10 })],
  ['counts of sites', (store) => store.counts({ name: 'embed_load', from: noon, to: afterNoon(60) })],
  ['first answers', (store) => store.firstAnswers({ from: noon, to: afterNoon(60) })],
];

describe.skipIf(!mongodbUri)('MongoDB reads no collection from end to end', () => {
  let uri: string;
  let client: MongoClient;
  let store: Store;
  let during: ReturnType<typeof recordReads>['during'];
  beforeAll(async () => {
    uri = newDatabase();
    client = new MongoClient(uri);
    ({ store, during } = recordReads(uri, (watched) => mongoStore({ uri: watched, seeds })));
    for (const lead of sample) await store.addLead(lead);
    for (let day = 0; day < 100; day += 1) {
      const timestamp = afterNoon(day * 86_400_000);
      await store.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp });
    }
  });
  afterAll(async () => {
    await store.close();
    await client.close();
    await dropDatabase(uri);
  });

  const isScan = (read: Read) => isMongoScan(client.db(), read);

  it.each([...queries.map(([name, query]) => [name, (from: Store) => from.inbox(query)] as const), ...screens])(
    'for: %s',
    async (_, read) => {
      const reads = await during(() => read(store));
      expect(reads.length).toBeGreaterThan(0);
      const found = await Promise.all(reads.map(async (one) => ((await isScan(one)) ? JSON.stringify(one) : '')));
      expect(found.filter(Boolean)).toEqual([]);
    },
  );

  it.each<Read>([
    { find: 'leads', filter: { fingerprint: 'x' } },
    { find: 'leads', filter: {}, sort: new Map([['fingerprint', 1]]) },
    { aggregate: 'leads', pipeline: [{ $group: { _id: '$keys.site' } }], cursor: {} },
  ])('detects a read that does: %j', async (read) => {
    expect(await isScan(read)).toBe(true);
  });
});
