import { memoizeAsync } from '../../async.ts';
import type { Seeds } from '../content.ts';
import type { Engine } from '../engine.ts';
import { createStore, type Store } from '../store.ts';
import { connectTo, createGate, insertIfAbsent, mongoRecords, type RecordDocument } from './database.ts';
import { mongoInbox } from './inbox.ts';
import { type LeadDocument, mongoLeads, prepareLeads } from './leads.ts';
import { type CountDocument, type EventDocument, mongoMetrics } from './metrics.ts';
import { mongoPhotos, type PhotoDocument } from './photos.ts';
import { mongoRetention } from './retention.ts';

const schemaId = 'schema';

/** Throws if the URI is malformed. */
export function mongoStore({ uri, seeds }: { uri: string; seeds: Seeds }): Store {
  const { db, connected, close } = connectTo(uri);
  const leads = db.collection<LeadDocument>('leads');
  const events = db.collection<EventDocument>('events');
  const counts = db.collection<CountDocument>('counts');
  const photos = db.collection<PhotoDocument>('photos');
  const recordDocuments = db.collection<RecordDocument>('records');
  const metrics = mongoMetrics(counts, events);
  const records = mongoRecords(recordDocuments);
  /** Rejects with the code OLD_SCHEMA if a version before 1.0.0 used this database. */
  const { read: usable } = memoizeAsync(async () => {
    if (await recordDocuments.findOne({ _id: schemaId })) return;
    if (await db.collection('content').findOne({}, { projection: { _id: 1 } })) {
      throw Object.assign(new Error('The database was made before version 1.0.0'), { code: 'OLD_SCHEMA' });
    }
    await insertIfAbsent(() => recordDocuments.insertOne({ _id: schemaId, kind: schemaId, value: '1' }));
  });
  const gate = createGate(async () => {
    await connected();
    await usable();
  });

  const { read: prepare } = memoizeAsync(async () => {
    await prepareLeads(leads);
    await counts.createIndex({ name: 1, start: 1 });
    await recordDocuments.createIndex({ kind: 1, time: 1 });
    await photos.createIndex({ leadId: 1 });
  });

  const calls = gate.behind({
    ...records,
    ...mongoLeads(leads, metrics.addToCounts),
    ...mongoInbox(leads),
    ...metrics,
    ...mongoPhotos(photos, leads),
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

  const engine: Engine = {
    ...calls,
    snapshot: async () => ({ ...calls, close: async () => {} }),
    async close() {
      await gate.settle();
      await close();
    },
  };
  return createStore(engine, seeds);
}
