import type { Collection, Filter, Sort } from 'mongodb';
import { askingKinds, honestStatuses } from '../../../catalogue/contracts/admin/lead.ts';
import type { FirstAnswer, Identity, LeadAges, RetentionStore } from '../engine.ts';
import { emailKey, phoneKey, tracePattern, writtenForms } from '../lead-search.ts';
import type { LeadDocument } from './leads.ts';
import { type CountDocument, type EventDocument, eventIdFrom } from './metrics.ts';

const portion = 500;

export function mongoRetention(collections: {
  leads: Collection<LeadDocument>;
  events: Collection<EventDocument>;
  counts: Collection<CountDocument>;
}): RetentionStore {
  const { leads, events, counts } = collections;

  async function removeSome<Document extends { _id: string }>(
    collection: Collection<Document>,
    filter: Filter<Document>,
    sort: Sort,
  ): Promise<number> {
    const found = await collection.find(filter, { projection: { _id: 1 }, sort, limit: portion }).toArray();
    const ids = found.map(({ _id }) => _id) as string[];
    return (await collection.deleteMany({ _id: { $in: ids } } as Filter<Document>)).deletedCount;
  }

  async function idsOf(filter: Filter<LeadDocument>, max: number): Promise<string[]> {
    if (max <= 0) return [];
    const found = await leads.find(filter, { projection: { _id: 1 }, sort: { receivedAt: 1 }, limit: max }).toArray();
    return found.map(({ _id }) => _id);
  }

  return {
    async countTraces(who) {
      const [found, traced] = await Promise.all([
        leads.countDocuments(leadsWith(who)),
        events.countDocuments(eventsWith(who)),
      ]);
      return { leads: found, events: traced };
    },
    leadsOf: (who) => idsOf(leadsWith(who), portion),
    eraseTraces: async (who) =>
      (await events.updateMany(eventsWith(who), { $set: { eventDetails: null } })).modifiedCount,

    async agedLeads(before, max) {
      const [others, spam] = agedIn(before);
      return { leads: await idsOf(others, max.leads), spam: await idsOf(spam, max.spam) };
    },
    async removeLeads(ids, expired) {
      const these = (some: readonly string[]): Filter<LeadDocument> => ({
        _id: { $in: [...some] },
        ...(expired && { $or: agedIn(expired) }),
      });
      const named = await idsOf(these(ids), portion);
      await leads.deleteMany(these(named));
      // The owner may have released one from spam meanwhile.
      const standing = new Set(await idsOf({ _id: { $in: named } }, portion));
      return named.filter((id) => !standing.has(id));
    },

    async purge(before) {
      const firstKept = eventIdFrom(before.events.getTime());
      const [removedEvents, removedCounts] = await Promise.all([
        removeSome(events, { _id: { $lt: firstKept } }, { _id: 1 }),
        removeSome(counts, { start: { $lt: before.counts } }, { start: 1 }),
      ]);
      return { events: removedEvents, counts: removedCounts };
    },

    /** One document per lead would take five times as long to read. */
    async firstAnswers({ from, to }) {
      const [found] = await leads
        .aggregate<{ received: Date[]; answered: (Date | 0)[] }>([
          {
            $match: {
              receivedAt: { $gte: from, $lt: to },
              kind: { $in: [...askingKinds] },
              'triage.status': { $in: honestStatuses },
            },
          },
          {
            $group: {
              _id: null,
              received: { $push: '$receivedAt' },
              answered: { $push: { $ifNull: ['$triage.answeredAt', 0] } },
            },
          },
        ])
        .toArray();
      const answers = (found?.received ?? []).map((time, at): FirstAnswer => {
        const [receivedAt, answeredAt] = [time.getTime(), found?.answered[at] || undefined];
        return { receivedAt, waitedMs: answeredAt && answeredAt.getTime() - receivedAt };
      });
      return answers.sort((a, b) => a.receivedAt - b.receivedAt);
    },
  };
}

const agedIn = ({ leads, spam }: LeadAges): [Filter<LeadDocument>, Filter<LeadDocument>] => [
  { receivedAt: { $lt: leads }, 'triage.status': { $ne: 'spam' } },
  { receivedAt: { $lt: spam }, 'triage.status': { $eq: 'spam' } },
];

function leadsWith({ email = '', phone = '' }: Identity): Filter<LeadDocument> {
  const same: Filter<LeadDocument>[] = [
    ...(emailKey(email) ? [{ 'keys.email': { $eq: emailKey(email) } }] : []),
    ...(phoneKey(phone) ? [{ 'keys.phone': { $eq: phoneKey(phone) } }] : []),
  ];
  return same.length === 0 ? { _id: { $in: [] } } : { $or: same };
}

function eventsWith(who: Identity): Filter<EventDocument> {
  const texts = writtenForms(who);
  if (texts.length === 0) return { _id: { $in: [] } };
  return { eventDetails: { $regex: tracePattern(texts), $options: 'i' } };
}
