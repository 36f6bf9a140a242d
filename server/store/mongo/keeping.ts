import type { Collection, Filter } from 'mongodb';
import type { KeepingStore } from '../keeping-store.ts';
import { emailKey, phoneKey } from '../lead-keys.ts';
import type { CountDocument } from './counts.ts';
import type { EventDocument } from './events.ts';
import type { LeadDocument } from './lead-document.ts';

const portion = 500;

export function mongoKeeping(collections: {
  leads: Collection<LeadDocument>;
  events: Collection<EventDocument>;
  counts: Collection<CountDocument>;
}): KeepingStore {
  const { leads, events, counts } = collections;

  async function removeSome<Document extends { _id: string }>(
    collection: Collection<Document>,
    filter: Filter<Document>,
  ): Promise<number> {
    const found = await collection.find(filter, { projection: { _id: 1 }, limit: portion }).toArray();
    if (found.length === 0) return 0;
    // Every document here has a string for its id.
    const ids = found.map(({ _id }) => _id) as string[];
    return (await collection.deleteMany({ _id: { $in: ids } } as Filter<Document>)).deletedCount;
  }

  async function leadsOf({ email = '', phone = '' }: Who): Promise<string[]> {
    const same: Filter<LeadDocument>[] = [
      ...(emailKey(email) ? [{ 'keys.email': { $eq: emailKey(email) } }] : []),
      ...(phoneKey(phone) ? [{ 'keys.phone': { $eq: phoneKey(phone) } }] : []),
    ];
    if (same.length === 0) return [];
    const found = await leads.find({ $or: same }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  return {
    async countTraces(who) {
      const [leadIds, traced] = await Promise.all([leadsOf(who), events.countDocuments(eventsWith(who))]);
      return { leads: leadIds.length, events: traced };
    },

    async erase(who) {
      const leadIds = await leadsOf(who);
      await leads.deleteMany({ _id: { $in: leadIds } });
      const { modifiedCount } = await events.updateMany(eventsWith(who), { $set: { eventDetails: null } });
      return { leadIds, events: modifiedCount };
    },

    async purge(before) {
      // An event’s id begins with its time.
      const firstKept = before.events.getTime().toString(16).padStart(12, '0');
      const removed = await Promise.all([
        removeSome(events, { _id: { $lt: firstKept } }),
        removeSome(leads, { receivedAt: { $lt: before.spam }, 'care.status': { $eq: 'spam' } }),
        removeSome(leads, { receivedAt: { $lt: before.leads } }),
        removeSome(counts, { start: { $lt: before.counts } }),
      ]);
      return removed.reduce((sum, count) => sum + count, 0);
    },

    async firstAnswers({ from, to }) {
      const found = await leads
        .find(
          { receivedAt: { $gte: from, $lt: to }, 'care.status': { $ne: 'spam' } },
          { projection: { _id: 0, receivedAt: 1, 'care.answeredAt': 1 }, sort: { receivedAt: 1 } },
        )
        .toArray();
      return found.map(({ receivedAt, care }) => ({
        receivedAt: receivedAt.getTime(),
        waitedMs: care.answeredAt && care.answeredAt.getTime() - receivedAt.getTime(),
      }));
    },
  };
}

type Who = Parameters<KeepingStore['erase']>[0];

/** Events whose details hold an address or a number, in any capitals. */
function eventsWith({ email = '', phone = '' }: Who): Filter<EventDocument> {
  const typed = [...new Set([emailKey(email), phone.trim(), phoneKey(phone)])].filter(Boolean);
  if (typed.length === 0) return { _id: { $in: [] } };
  const pattern = typed.map((text) => text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)).join('|');
  return { eventDetails: { $regex: pattern, $options: 'i' } };
}
