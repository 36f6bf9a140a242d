import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { mongoRecords, type RecordDocument } from '../../server/store/mongo/database.ts';
import { testAuthStore } from './suites/auth-store.ts';
import { testContentStore, testHistoryStore } from './suites/content-store.ts';
import { testInboxChangeStore } from './suites/inbox-change-store.ts';
import { testInboxSearchStore, testInboxStore } from './suites/inbox-store.ts';
import { testHostileStrings, testLeadStore, testRestart } from './suites/lead-store.ts';
import { testAdminStore, testLimitStore, testTaskStore } from './suites/limit-store.ts';
import { testMailStore } from './suites/mail-store.ts';
import { testEventStore, testMetricsStore, testReportStore } from './suites/metrics-store.ts';
import { testPhotoStore, testPictureStore } from './suites/photo-store.ts';
import { testRequestLinkStore, testRequestStore } from './suites/request-store.ts';
import { testRetentionStore } from './suites/retention-store.ts';
import { dropDatabase, mongodbUri, mongoPlace, newDatabase } from './support/mongo-place.ts';
import { openIn, type Place, sqlitePlace } from './support/open-in.ts';

/** The tests of every engine, by topic. */
function testEveryStore(newPlace: () => Place): void {
  const open = openIn(newPlace);
  describe('leads', () => testLeadStore(open));
  describe('inbox', () => testInboxStore(open));
  describe('changes in the inbox', () => testInboxChangeStore(open));
  describe('search in the inbox', () => testInboxSearchStore(open));
  describe('mail', () => testMailStore(open));
  describe('events', () => testEventStore(open));
  describe('counts', () => testMetricsStore(open));
  describe('reports', () => testReportStore(open));
  describe('content', () => testContentStore(open));
  describe('history', () => testHistoryStore(open));
  describe('retention', () => testRetentionStore(open));
  describe('photos', () => testPhotoStore(open));
  describe('pictures', () => testPictureStore(open));
  describe('links to requests', () => testRequestLinkStore(open));
  describe('requests', () => testRequestStore(open));
  describe('limits', () => testLimitStore(open));
  describe('tasks', () => testTaskStore(open));
  describe('admin', () => testAdminStore(open));
  describe('auth', () => testAuthStore(open));
  describe('hostile strings', () => testHostileStrings(open));
  describe('restart', () => testRestart(open));
}

describe('SQLite', () => testEveryStore(sqlitePlace));

describe.skipIf(!mongodbUri)('MongoDB', () => testEveryStore(mongoPlace));

it.skipIf(!mongodbUri)('MongoDB writes many concurrent changes of one record together', async () => {
  const uri = newDatabase();
  const client = new MongoClient(uri, { monitorCommands: true, ignoreUndefined: true });
  let commands = 0;
  client.on('commandStarted', () => {
    commands += 1;
  });
  const { updateRecord, record } = mongoRecords(client.db().collection<RecordDocument>('records'));
  const counting = Array.from({ length: 64 }, () =>
    updateRecord('limit', 'one', (known) => {
      const count = Number(known?.value ?? 0) + 1;
      return { next: { value: String(count) }, result: count };
    }),
  );
  const failing = updateRecord('limit', 'one', () => {
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await Promise.all(counting)).toEqual(counting.map((_, nth) => nth + 1));
  // The first alone, the others together, each by a read and a write.
  expect(commands).toBeLessThan(12);
  expect((await record('limit', 'one'))?.value).toBe('64');
  await client.close();
  await dropDatabase(uri);
});
