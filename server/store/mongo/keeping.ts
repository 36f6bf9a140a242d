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

  return {
    async erase({ email = '', phone = '' }) {
      const same: Filter<LeadDocument>[] = [
        ...(emailKey(email) ? [{ 'keys.email': { $eq: emailKey(email) } }] : []),
        ...(phoneKey(phone) ? [{ 'keys.phone': { $eq: phoneKey(phone) } }] : []),
      ];
      const found = same.length > 0 ? await leads.find({ $or: same }, { projection: { _id: 1 } }).toArray() : [];
      const leadIds = found.map(({ _id }) => _id);
      await leads.deleteMany({ _id: { $in: leadIds } });
      let blanked = 0;
      for (const typed of [emailKey(email), phone.trim(), phoneKey(phone)].filter(Boolean)) {
        const $regex = typed.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`);
        const { modifiedCount } = await events.updateMany(
          { eventDetails: { $regex, $options: 'i' } },
          { $set: { eventDetails: null } },
        );
        blanked += modifiedCount;
      }
      return { leadIds, events: blanked };
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

    async responseTimes({ from, to }) {
      const found = await leads
        .find(
          { receivedAt: { $gte: from, $lt: to }, 'care.status': { $ne: 'spam' } },
          { projection: { receivedAt: 1, 'care.answeredAt': 1 } },
        )
        .toArray();
      return found.map(({ receivedAt, care }) => care.answeredAt && care.answeredAt.getTime() - receivedAt.getTime());
    },
  };
}
