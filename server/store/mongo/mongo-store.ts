import { memoizeAsync } from '../../async.ts';
import type { Seeds } from '../seeds.ts';
import type { Store } from '../store.ts';
import { mongoAdmin, mongoTasks, type SettingDocument, type TaskDocument } from './admin.ts';
import { type AuthEventDocument, type DeviceDocument, mongoAuth } from './auth.ts';
import { type ContentDocument, mongoContent, mongoPictures, type PictureDocument, seedContent } from './content.ts';
import { connectTo, createDeadline, insertIfAbsent } from './database.ts';
import { mongoInbox, withPhotos } from './inbox.ts';
import { type LeadDocument, mongoLeads } from './leads.ts';
import { type LimitDocument, mongoLimits, type SecretDocument } from './limits.ts';
import { mongoOwnerMail, mongoReceiptMail, prepareReceipts } from './mail.ts';
import { type CountDocument, type EventDocument, mongoEvents, mongoMetrics } from './metrics.ts';
import { mongoPhotos, preparePhotos } from './photos.ts';
import { mongoRequests, prepareRequests } from './requests.ts';
import { mongoRetention } from './retention.ts';

const schemaSetting = 'schema';

/** Throws if the URI is malformed. Until the server is first reached, `ping` and the content reject. */
export function mongoStore(place: { uri: string; seeds: Seeds }): Store {
  const { db, connected, close } = connectTo(place.uri);
  const leads = db.collection<LeadDocument>('leads');
  const content = db.collection<ContentDocument>('content');
  const events = db.collection<EventDocument>('events');
  const counts = db.collection<CountDocument>('counts');
  const counted = mongoMetrics(counts).addToCounts;
  const limits = db.collection<LimitDocument>('limits');
  const devices = db.collection<DeviceDocument>('devices');
  const tasks = db.collection<TaskDocument>('tasks');
  const authEvents = db.collection<AuthEventDocument>('authEvents');
  const office = mongoAdmin(db.collection<SettingDocument>('settings'));
  /** Rejects with the code OLD_SCHEMA if a version before 1.0.0 used this database. */
  const { read: usable } = memoizeAsync(async () => {
    const settings = db.collection<SettingDocument>('settings');
    if (await settings.findOne({ _id: schemaSetting })) return;
    if (await content.findOne({}, { projection: { _id: 1 } })) {
      throw Object.assign(new Error('The database was made before version 1.0.0'), { code: 'OLD_SCHEMA' });
    }
    await insertIfAbsent(() => settings.insertOne({ _id: schemaSetting, value: '1' }));
  });
  const deadline = createDeadline(async () => {
    await connected();
    await usable();
  });

  const { read: prepare } = memoizeAsync(async () => {
    await leads.createIndex({ kind: 1, receivedAt: -1 });
    await leads.createIndex({ 'mail.status': 1, 'mail.nextTryAt': 1 });
    await leads.createIndex({ receivedAt: -1, _id: -1 });
    await leads.createIndex({ 'triage.status': 1, receivedAt: -1 });
    await leads.createIndex({ 'triage.status': 1, kind: 1, 'triage.snoozedUntil': 1, receivedAt: -1, _id: -1 });
    await leads.createIndex(
      { 'triage.status': 1, receivedAt: -1, _id: -1 },
      { partialFilterExpression: withPhotos, name: 'withPhotos' },
    );
    await leads.createIndex({ 'triage.snoozedUntil': 1 }, { sparse: true });
    await leads.createIndex({ changedAt: -1 }, { sparse: true });
    await leads.createIndex({ words: 1 });
    for (const key of ['email', 'phone', 'townKey', 'site']) await leads.createIndex({ [`keys.${key}`]: 1 });
    await counts.createIndex({ name: 1, start: 1 });
    await limits.createIndex({ endsAt: 1 });
    await tasks.createIndex({ forgetAt: 1 });
    await devices.createIndex({ 'session.digest': 1 });
    await authEvents.createIndex({ at: 1 });
    await preparePhotos(db);
    await prepareRequests(leads);
    await prepareReceipts(leads);
    await seedContent(content, place.seeds);
  });

  const calls = deadline.bound({
    ...mongoLeads(leads, counted),
    ...mongoInbox(leads),
    ...mongoOwnerMail(leads),
    ...mongoEvents(events, counted),
    ...mongoContent(content, prepare),
    ...mongoLimits({ limits, secrets: db.collection<SecretDocument>('secrets') }),
    ...mongoTasks(tasks),
    ...mongoMetrics(counts),
    ...mongoRetention({ leads, events, counts }),
    ...mongoPhotos(db, leads),
    ...mongoRequests(leads),
    ...mongoReceiptMail(leads),
    ...mongoPictures(db.collection<PictureDocument>('pictures')),
    ...office,
    ...mongoAuth({ devices, authEvents }),
    async ping() {
      await prepare();
      await office.setSetting('probe', new Date().toISOString());
      if ((await office.setting('probe')) === undefined) throw new Error('MongoDB lost what it had just kept');
    },
    noteDamage: async () => {}, // MongoDB answers for its own files.
  });

  calls.ping().catch(() => {}); // Connects early; on failure the first caller tries again and gets the error.

  return {
    ...calls,
    snapshot: async () => ({ ...calls, close: async () => {} }),
    async close() {
      await deadline.settle();
      await close();
    },
  };
}
