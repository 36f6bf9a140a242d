import { memoizeAsync } from '../../async.ts';
import { createStore } from '../create-store.ts';
import type { Seeds } from '../seeds.ts';
import type { Store } from '../store.ts';
import { type ContentDocument, mongoContent, seedContent } from './content.ts';
import { connectTo, createDeadline, insertIfAbsent } from './database.ts';
import { mongoInbox } from './inbox.ts';
import { type LeadDocument, mongoLeads, prepareLeads } from './leads.ts';
import { type CountDocument, type EventDocument, mongoEvents, mongoMetrics } from './metrics.ts';
import { mongoPhotos, preparePhotos } from './photos.ts';
import { mongoRecords, type RecordDocument } from './records.ts';
import { mongoRetention } from './retention.ts';

const schemaId = 'schema';

/** Throws if the URI is malformed. Until the server is first reached, `ping` and the content reject. */
export function mongoStore(place: { uri: string; seeds: Seeds }): Store {
  const { db, connected, close } = connectTo(place.uri);
  const leads = db.collection<LeadDocument>('leads');
  const content = db.collection<ContentDocument>('content');
  const events = db.collection<EventDocument>('events');
  const counts = db.collection<CountDocument>('counts');
  const recordDocuments = db.collection<RecordDocument>('records');
  const metrics = mongoMetrics(counts);
  const records = mongoRecords(recordDocuments);
  /** Rejects with the code OLD_SCHEMA if a version before 1.0.0 used this database. */
  const { read: usable } = memoizeAsync(async () => {
    if (await recordDocuments.findOne({ _id: schemaId })) return;
    if (await content.findOne({}, { projection: { _id: 1 } })) {
      throw Object.assign(new Error('The database was made before version 1.0.0'), { code: 'OLD_SCHEMA' });
    }
    await insertIfAbsent(() => recordDocuments.insertOne({ _id: schemaId, kind: schemaId, value: '1' }));
  });
  const deadline = createDeadline(async () => {
    await connected();
    await usable();
  });

  const { read: prepare } = memoizeAsync(async () => {
    await prepareLeads(leads);
    await counts.createIndex({ name: 1, start: 1 });
    await recordDocuments.createIndex({ kind: 1, expiresAt: 1 });
    await preparePhotos(db);
    await seedContent(content, place.seeds);
  });

  const calls = deadline.bound({
    ...records,
    ...mongoLeads(leads, metrics.addToCounts),
    ...mongoInbox(leads),
    ...mongoEvents(events, metrics.addToCounts),
    ...metrics,
    ...mongoContent(content, prepare),
    ...mongoPhotos(db, leads),
    ...mongoRetention({ leads, events, counts }),
    async ping() {
      await prepare();
      const value = new Date().toISOString();
      await records.updateRecord('setting', 'probe', () => ({ next: { value }, result: undefined }));
      if (!(await records.record('setting', 'probe'))) throw new Error('MongoDB lost what it had just kept');
    },
    // MongoDB answers for its own files.
    noteDamage: async () => {},
    hasRoom: async () => true,
  });

  calls.ping().catch(() => {}); // Connects early; on failure the first caller tries again and gets the error.

  return createStore({
    ...calls,
    snapshot: async () => ({ ...calls, close: async () => {} }),
    async close() {
      await deadline.settle();
      await close();
    },
  });
}
