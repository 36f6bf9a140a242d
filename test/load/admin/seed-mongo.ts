import { randomBytes } from 'node:crypto';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { documentOfLead, foundBy, type LeadDocument, leadOfDocument } from '../../../server/store/mongo/leads.ts';
import {
  type CountDocument,
  type EventDocument,
  fieldOfKey,
  hourField,
  idOfCount,
  midnightOf,
} from '../../../server/store/mongo/metrics.ts';
import { hourly, leadCountParts } from '../../../server/store/port/metrics-store.ts';
import { withChange } from '../../../server/store/rules/change-lead.ts';
import { type SampleLead, sampleEvents, sampleLeads } from './admin-sample.ts';
import type { AdminSize } from './seed-admin.ts';

const dayMs = 86_400_000;
const batch = 1_000;

/**
 * Fills a database like `seedAdmin`, but many documents at a time: through the store's port, a million events would
 * take hours. The store must have been opened before, for its indexes.
 */
export async function seedMongo(uri: string, size: AdminSize, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const client = new MongoClient(uri);
  const db = client.db();
  const counts = new Map<string, CountDocument>();
  const count = ({ name, start, key }: ReturnType<typeof hourly>) => {
    const _id = idOfCount({ name, start });
    const document = counts.get(_id) ?? { _id, name, start: midnightOf(start), counts: {}, hours: {} };
    counts.set(_id, document);
    const hour = document.hours?.[hourField(start)] ?? {};
    const field = fieldOfKey(key);
    for (const sums of [document.counts, hour]) sums[field] = (sums[field] ?? 0) + 1;
    if (document.hours && start > document.start) document.hours[hourField(start)] = hour;
  };
  await insert(db.collection<LeadDocument>('leads'), sampleLeads(size.leads, daysAgo(720), now), (sample) => {
    count(hourly(sample.lead.receivedAt, 'lead', ...leadCountParts(sample.lead)));
    return handled(sample);
  });
  await insert(db.collection<EventDocument>('events'), sampleEvents(size.events, daysAgo(390), now), (event) => {
    count(hourly(event.timestamp, 'event', event.eventType));
    const _id = event.timestamp.getTime().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
    return { _id, ...event };
  });
  await insert(db.collection<CountDocument>('counts'), counts.values(), (document) => document);
  await client.close();
}

/** A lead that is processed and whose mail is sent, by the store's own rules. */
function handled({ lead, status }: SampleLead): LeadDocument {
  const document = documentOfLead(lead);
  const { mail } = document;
  const sent: LeadDocument =
    mail.status === 'due'
      ? { ...document, mail: { ...mail, status: 'sent', attempts: 1, sentAt: lead.receivedAt } }
      : document;
  if (status === 'new' || status === 'spam') return sent;
  const at = new Date(lead.receivedAt.getTime() + dayMs / 3);
  const { triage } = withChange(leadOfDocument(sent), { status }, { at, by: '' });
  return { ...sent, triage, ...foundBy({ ...sent, triage }) };
}

async function insert<Item, Stored extends Document>(
  collection: Collection<Stored>,
  items: Iterable<Item>,
  documentOf: (item: Item) => Parameters<Collection<Stored>['insertMany']>[0][number],
): Promise<void> {
  let documents: ReturnType<typeof documentOf>[] = [];
  const flush = async () => {
    if (documents.length > 0) await collection.insertMany(documents, { ordered: false });
    documents = [];
  };
  for (const item of items) if (documents.push(documentOf(item)) === batch) await flush();
  await flush();
}
