import type { Collection, Filter } from 'mongodb';
import { askingKinds, leadStatuses } from '../../../catalogue/contracts/admin/lead.ts';
import type { InboxQuery, InboxReads } from '../engine.ts';
import { leadKinds } from '../lead.ts';
import { kindsOf, leadKeys, maxFacets, maxRelated, maxUndelivered, queryWords, statusesOf } from '../lead-search.ts';
import { type LeadDocument, leadFields, leadOfDocument, withDeadReceipt, withPhotos } from './leads.ts';

export function mongoInbox(leads: Collection<LeadDocument>): InboxReads {
  const newestFirst = { receivedAt: -1, _id: -1 } as const;

  async function facet(field: string, known: { $gt: string } | { $gte: string }) {
    return leads
      .aggregate<{ name: string; count: number }>([
        // Uses the field's index.
        { $match: { [`keys.${field}`]: known } },
        { $group: { _id: `$keys.${field}`, count: { $sum: 1 }, name: { $min: `$keys.${field.replace('Key', '')}` } } },
        { $sort: { count: -1 } },
        { $limit: maxFacets },
        { $project: { _id: 0, name: 1, count: 1 } },
      ])
      .toArray();
  }

  return {
    async inbox(query) {
      const sort = {
        newest: newestFirst,
        oldest: { receivedAt: 1, _id: 1 },
        visit: { 'triage.visitAt': 1, receivedAt: 1, _id: 1 },
      } as const;
      const skip = query.order === 'visit' ? Number(query.after) || 0 : 0;
      const options = { sort: sort[query.order], skip, limit: query.limit + 1, projection: leadFields };
      const found = await leads.find(inboxFilter(query), options).toArray();
      const page = found.slice(0, query.limit);
      const last = page.at(-1);
      const next = last && (query.order === 'visit' ? String(skip + query.limit) : cursorOf(last));
      return { leads: page.map(leadOfDocument), ...(found.length > page.length && next && { next }) };
    },

    async countLeadsBy() {
      const counts = [
        ...leadStatuses.map((status) => [status, leads.countDocuments({ 'triage.status': { $eq: status } })] as const),
        ...leadKinds.map((kind) => [kind, leads.countDocuments({ kind: { $eq: kind } })] as const),
      ].map(async ([name, count]) => [name, await count] as const);
      return Object.fromEntries(await Promise.all(counts)) as Awaited<ReturnType<InboxReads['countLeadsBy']>>;
    },
    countUnreadLeads: () =>
      leads.countDocuments({ 'triage.status': { $in: ['new', 'spam'] }, 'triage.seenAt': { $exists: false } }),
    async countToday(now, since) {
      const asleep = { 'triage.snoozedUntil': { $gt: now } };
      const [fresh, again, back, unanswered, snoozed, next, spam] = await Promise.all([
        leads.countDocuments(freshFilter),
        leads.countDocuments({ ...wroteAgain, kind: { $ne: 'palette' }, ...neverSnoozed }),
        leads.countDocuments({ 'triage.snoozedUntil': { $lte: now } }),
        leads.countDocuments(toFollowUp(now)),
        leads.countDocuments(asleep),
        leads.findOne(asleep, { sort: { 'triage.snoozedUntil': 1 }, projection: { 'triage.snoozedUntil': 1 } }),
        leads.countDocuments({ 'triage.status': { $eq: 'spam' }, receivedAt: { $gte: since } }),
      ]);
      const nextBackAt = next?.triage.snoozedUntil;
      return { waiting: fresh + again + back, snoozed, unanswered, ...(nextBackAt && { nextBackAt }), spam };
    },
    async leadsVersion() {
      const [changed, newest] = await Promise.all([
        leads.findOne({ changedAt: { $exists: true } }, { sort: { changedAt: -1 }, projection: { changedAt: 1 } }),
        leads.findOne({}, { sort: newestFirst, projection: { _id: 1 } }),
      ]);
      return [changed?.changedAt ?? '', newest?._id ?? ''].join(' ');
    },
    async leadFacets() {
      const [towns, sites] = await Promise.all([facet('townKey', { $gt: '' }), facet('site', { $gte: '' })]);
      return { towns, sites };
    },

    async relatedLeads(lead, fingerprint = '') {
      const { email, phone } = leadKeys(lead);
      const same = [
        ...(email ? [{ 'keys.email': { $eq: email } }] : []),
        ...(phone ? [{ 'keys.phone': { $eq: phone } }] : []),
      ];
      if (same.length === 0) return [];
      const found = await leads
        .find({ $or: same, _id: { $ne: lead.id } }, { sort: newestFirst, limit: maxRelated, projection: leadFields })
        .toArray();
      return found.filter((lead) => lead.fingerprint.startsWith(fingerprint)).map(leadOfDocument);
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
  };
}

// Each null also matches a missing field.
const neverSnoozed = { 'triage.snoozedUntil': { $eq: null } } as unknown as Filter<LeadDocument>;
const wroteAgain = { 'triage.wroteAgainAt': { $exists: true } };
const freshFilter: Filter<LeadDocument> = {
  'triage.status': { $eq: 'new' },
  kind: { $in: [...askingKinds] },
  ...neverSnoozed,
};
const toFollowUp = (now: Date): Filter<LeadDocument> => ({
  'triage.followUpAt': { $lte: now },
  'triage.wroteAgainAt': { $exists: false },
});

/** Values are strings, or dates created here, never operators. */
function inboxFilter(query: InboxQuery): Filter<LeadDocument> {
  const { service, town, site, hasPhotos, hasDeadReceipt, isOffer } = query;
  const { receivedBefore, snoozed, text, actedAfter, order, after } = query;
  const statuses = statusesOf(query);
  const kinds = kindsOf(query);
  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) return { _id: { $in: [] } };
  const all: Filter<LeadDocument>[] = [
    // No character of a word has a meaning in a pattern.
    ...words.map((word) => ({ words: { $regex: `^${word}` } })),
    // Lets an index find leads by a word of their service.
    ...(service ? [{ words: { $all: queryWords(service) } }, { 'fields.serviceType': { $eq: service } }] : []),
    ...(statuses ? [{ 'triage.status': { $in: [...statuses] } }] : []),
    ...(kinds ? [{ kind: { $in: [...kinds] } }] : []),
    ...(town === undefined ? [] : [{ 'keys.townKey': { $eq: town.toLowerCase() } }]),
    ...(site === undefined ? [] : [{ 'keys.site': { $eq: site } }]),
    ...(hasPhotos ? [withPhotos] : []),
    ...(hasDeadReceipt ? [withDeadReceipt] : []),
    ...(isOffer ? [{ suspicions: { $eq: ['offer'] } }] : []),
    ...(receivedBefore ? [{ receivedAt: { $lt: receivedBefore } }] : []),
    ...(actedAfter ? [{ actedAt: { $gt: actedAfter } }] : []),
    ...(query.wroteAgain ? [wroteAgain] : []),
    ...(query.followUpNotAfter ? [toFollowUp(query.followUpNotAfter)] : []),
    ...(query.visit === 'none' ? [{ 'triage.visitAt': { $eq: null } } as unknown as Filter<LeadDocument>] : []),
    ...(typeof query.visit === 'object'
      ? [{ 'triage.visitAt': 'from' in query.visit ? { $gte: query.visit.from } : { $lt: query.visit.before } }]
      : []),
    ...(snoozed === 'never' ? [neverSnoozed] : []),
    ...(typeof snoozed === 'object'
      ? [{ 'triage.snoozedUntil': 'after' in snoozed ? { $gt: snoozed.after } : { $lte: snoozed.notAfter } }]
      : []),
    ...(after === undefined || order === 'visit' ? [] : [behind(after, order)]),
  ];
  return all.length > 0 ? { $and: all } : {};
}

export const cursorOf = ({ receivedAt, _id }: Pick<LeadDocument, 'receivedAt' | '_id'>) =>
  `${receivedAt.getTime()}-${_id}`;

/** An index finds the first part. */
function behind(cursor: string, order: 'newest' | 'oldest'): Filter<LeadDocument> {
  const [, ms = '0', id = ''] = /^(\d{1,15})-(.*)$/s.exec(cursor) ?? [];
  const receivedAt = new Date(Number(ms));
  const [orThen, way] = order === 'newest' ? (['$lte', '$lt'] as const) : (['$gte', '$gt'] as const);
  return { receivedAt: { [orThen]: receivedAt }, $or: [{ receivedAt: { [way]: receivedAt } }, { _id: { [way]: id } }] };
}
