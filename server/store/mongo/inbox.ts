import type { Collection, Filter } from 'mongodb';
import { type LeadStatus, leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { InboxStore } from '../inbox-store.ts';
import { withStatus } from '../rules/change-status.ts';
import { leadKeys } from '../rules/lead-keys.ts';
import { searchWords } from '../rules/search-words.ts';
import { compareAndSwap, lost } from './compare-and-swap.ts';
import { cursorOf, inboxFilter } from './inbox-filter.ts';
import { type LeadDocument, leadOfDocument } from './lead-document.ts';

const maxRelated = 20;
const maxUndelivered = 100;
const maxFacets = 100;
const maxRounds = 30;

/** The inbox over the documents of leads. A change of status retries, and rejects after 30 lost rounds. */
export function mongoInbox(leads: Collection<LeadDocument>): InboxStore {
  const newestFirst = { receivedAt: -1, _id: -1 } as const;
  const waitingOrDead = (id: string): Filter<LeadDocument> => ({
    _id: { $eq: id },
    'mail.status': { $in: ['due', 'dead'] },
  });

  async function find(id: string) {
    const document = await leads.findOne({ _id: { $eq: id } });
    return document ? leadOfDocument(document) : undefined;
  }

  async function facet(field: string): Promise<{ name: string; count: number }[]> {
    return leads
      .aggregate<{ name: string; count: number }>([
        { $group: { _id: `$keys.${field}`, count: { $sum: 1 }, name: { $min: `$keys.${field.replace('Key', '')}` } } },
        { $sort: { count: -1 } },
        { $limit: maxFacets },
        { $project: { _id: 0, name: 1, count: 1 } },
      ])
      .toArray();
  }

  return {
    async inbox(query) {
      const sort = query.order === 'newest' ? newestFirst : ({ receivedAt: 1, _id: 1 } as const);
      const found = await leads.find(inboxFilter(query), { sort, limit: query.limit + 1 }).toArray();
      const page = found.slice(0, query.limit);
      const last = page.at(-1);
      return { leads: page.map(leadOfDocument), ...(found.length > page.length && last && { next: cursorOf(last) }) };
    },

    async countLeadsByStatus() {
      const counts = await Promise.all(
        leadStatuses.map((status) => leads.countDocuments({ 'care.status': { $eq: status } })),
      );
      // One count for each status.
      return Object.fromEntries(leadStatuses.map((status, at) => [status, counts[at] ?? 0])) as Record<
        LeadStatus,
        number
      >;
    },
    countUnreadLeads: () =>
      leads.countDocuments({ 'care.status': { $in: ['new', 'spam'] }, 'care.seenAt': { $exists: false } }),
    async leadFacets() {
      const [towns, sites] = await Promise.all([facet('townKey'), facet('site')]);
      return { towns: towns.filter(({ name }) => name !== ''), sites };
    },

    async relatedLeads(lead) {
      const { email, phone } = leadKeys(lead);
      const same = [
        ...(email ? [{ 'keys.email': { $eq: email } }] : []),
        ...(phone ? [{ 'keys.phone': { $eq: phone } }] : []),
      ];
      if (same.length === 0) return [];
      const found = await leads
        .find({ $or: same, _id: { $ne: lead.id } }, { sort: newestFirst, limit: maxRelated })
        .toArray();
      return found.map(leadOfDocument);
    },

    async markLeadSeen(id, at) {
      await leads.updateOne({ _id: { $eq: id }, 'care.seenAt': { $exists: false } }, { $set: { 'care.seenAt': at } });
      return find(id);
    },

    moveLead: (id, to, mark) =>
      compareAndSwap('lead', maxRounds, async () => {
        const known = await find(id);
        if (!known || known.care.status === to) return known;
        const { care, mail } = withStatus(known, to, mark);
        const { matchedCount } = await leads.updateOne(
          {
            _id: { $eq: id },
            'care.history': { $size: known.care.history.length },
            'mail.status': { $eq: known.mail.status },
          },
          {
            $set: {
              'care.status': to,
              'care.history': care.history,
              'mail.status': mail.status,
              'mail.nextTryAt': mail.nextTryAt,
              ...(care.answeredAt && { 'care.answeredAt': care.answeredAt }),
            },
            ...(mail.status !== known.mail.status && { $unset: { 'mail.lease': true } }),
          },
        );
        return matchedCount === 1 ? find(id) : lost;
      }),

    async addLeadNote(id, note) {
      await leads.updateOne(
        { _id: { $eq: id }, 'care.notes.id': { $ne: note.id } },
        {
          $push: { 'care.notes': note },
          $addToSet: { words: { $each: searchWords({ fields: {}, care: noteAlone(note) }) } },
        },
      );
      return find(id);
    },

    async undeliveredMail() {
      const failed = { 'mail.status': { $in: ['dead', 'due'] as const }, 'mail.lastError': { $exists: true } };
      const found = await leads
        .find(failed as unknown as Filter<LeadDocument>, {
          sort: { 'mail.status': 1, 'mail.nextTryAt': 1 },
          limit: maxUndelivered,
        })
        .toArray();
      return found.map(leadOfDocument);
    },
    async retryMail(id, now) {
      const again = { 'mail.status': 'due', 'mail.nextTryAt': now, 'mail.attempts': 0 } as const;
      return (await leads.updateOne(waitingOrDead(id), { $set: again })).matchedCount === 1;
    },
    async giveUpMail(id) {
      const dropped = { $set: { 'mail.status': 'dropped' as const }, $unset: { 'mail.lease': true as const } };
      return (await leads.updateOne(waitingOrDead(id), dropped)).matchedCount === 1;
    },
  };
}

const noteAlone = (note: LeadDocument['care']['notes'][number]) => ({
  status: 'new' as const,
  history: [],
  notes: [note],
});
