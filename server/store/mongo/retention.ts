import type { Collection, Filter, Sort } from 'mongodb';
import { leadStatuses } from '../../../catalogue/contracts/admin/lead.ts';
import type { FirstAnswer, Identity, LeadAges, RetentionStore } from '../engine.ts';
import { emailKey, phoneKey, tracePattern, writtenForms } from '../lead-search.ts';
import type { LeadDocument } from './leads.ts';
import { type CountDocument, type EventDocument, eventIdFrom } from './metrics.ts';

const portion = 500;
const noSpam = leadStatuses.filter((status) => status !== 'spam');

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
    max: number,
  ): Promise<number> {
    const limit = Math.min(max, portion);
    // In MongoDB a limit of 0 means no limit.
    if (limit <= 0) return 0;
    const found = await collection.find(filter, { projection: { _id: 1 }, sort, limit }).toArray();
    if (found.length === 0) return 0;
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

    async purge(before, max) {
      const firstKept = eventIdFrom(before.events.getTime());
      const [removedEvents, removedCounts] = await Promise.all([
        removeSome(events, { _id: { $lt: firstKept } }, { _id: 1 }, max.events),
        removeSome(counts, { start: { $lt: before.counts } }, { start: 1 }, max.counts),
      ]);
      return { events: removedEvents, counts: removedCounts };
    },

    async newestRecordAt() {
      const [lead, event] = await Promise.all([
        leads.findOne({}, { sort: { receivedAt: -1 }, projection: { receivedAt: 1 } }),
        events.findOne({}, { sort: { _id: -1 }, projection: { timestamp: 1 } }),
      ]);
      const times = [lead?.receivedAt, event?.timestamp].filter((time) => time !== undefined);
      return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
    },

    /** One document per lead would take five times as long to read, other expressions twice as long. */
    async firstAnswers({ from, to }) {
      const [found] = await leads
        .aggregate<{ received: Date[]; answered: (Date | 0)[] }>([
          { $match: { receivedAt: { $gte: from, $lt: to }, 'triage.status': { $in: noSpam } } },
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

/** Those that are no spam, and spam. */
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
