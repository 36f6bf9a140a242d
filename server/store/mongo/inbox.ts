import { type Collection, type Filter, Timestamp } from 'mongodb';
import { type LeadStatus, leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { Lead } from '../lead.ts';
import type { InboxQuery, InboxStore } from '../port/inbox-store.ts';
import { withChange, withoutLastChange, withoutNote } from '../rules/change-lead.ts';
import { kindsOf, leadKeys, queryWords, searchWords, statusesOf } from '../rules/lead-search.ts';
import { compareAndSwap, lost } from './database.ts';
import { type LeadDocument, leadFields, leadOfDocument, stamp } from './leads.ts';

const maxRelated = 20;
const maxUndelivered = 100;
const maxFacets = 100;
const maxRounds = 30;
const dayMs = 86_400_000;

export function mongoInbox(leads: Collection<LeadDocument>): InboxStore {
  const newestFirst = { receivedAt: -1, _id: -1 } as const;
  const waitingOrDead = (id: string): Filter<LeadDocument> => ({
    _id: { $eq: id },
    'mail.status': { $in: ['due', 'dead'] },
  });

  async function find(id: string) {
    const document = await leads.findOne({ _id: { $eq: id } }, { projection: leadFields });
    return document ? leadOfDocument(document) : undefined;
  }

  async function put(known: Lead, { triage, mail }: Lead) {
    if (triage === known.triage) return { lead: known, isStale: false };
    const { revision, history, status, answeredAt, snoozedUntil, visitAt } = triage;
    const times = { answeredAt, snoozedUntil, visitAt };
    const { matchedCount } = await leads.updateOne(
      {
        _id: { $eq: known.id },
        'triage.revision': { $eq: known.triage.revision },
        'mail.status': { $eq: known.mail.status },
      },
      {
        $currentDate: stamp,
        $set: {
          'triage.status': status,
          'triage.revision': revision,
          'triage.history': history,
          'mail.status': mail.status,
          'mail.nextTryAt': mail.nextTryAt,
          ...careFields(times, (at) => at),
        },
        $unset: {
          ...careFields(times, (at) => (at ? undefined : true)),
          ...(mail.status !== known.mail.status && { 'mail.lease': true as const }),
        },
      },
    );
    const lead = matchedCount === 1 ? await find(known.id) : undefined;
    return lead ? { lead, isStale: false } : lost;
  }

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
      const sort = query.order === 'newest' ? newestFirst : ({ receivedAt: 1, _id: 1 } as const);
      const limit = query.limit + 1;
      const found = await leads.find(inboxFilter(query), { sort, limit, projection: leadFields }).toArray();
      const page = found.slice(0, query.limit);
      const last = page.at(-1);
      return { leads: page.map(leadOfDocument), ...(found.length > page.length && last && { next: cursorOf(last) }) };
    },

    async countLeadsByStatus() {
      const counts = leadStatuses.map(
        async (status) => [status, await leads.countDocuments({ 'triage.status': { $eq: status } })] as const,
      );
      return Object.fromEntries(await Promise.all(counts)) as Record<LeadStatus, number>;
    },
    countUnreadLeads: () =>
      leads.countDocuments({ 'triage.status': { $in: ['new', 'spam'] }, 'triage.seenAt': { $exists: false } }),
    async countToday(now, since) {
      const asleep = { 'triage.snoozedUntil': { $gt: now } };
      const [waiting, back, snoozed, next, spam] = await Promise.all([
        leads.countDocuments(waitingFilter),
        leads.countDocuments({ 'triage.snoozedUntil': { $lte: now } }),
        leads.countDocuments(asleep),
        leads.findOne(asleep, { sort: { 'triage.snoozedUntil': 1 }, projection: { 'triage.snoozedUntil': 1 } }),
        leads.countDocuments({ 'triage.status': { $eq: 'spam' }, receivedAt: { $gte: since } }),
      ]);
      const nextBackAt = next?.triage.snoozedUntil;
      return { waiting, back, snoozed, ...(nextBackAt && { nextBackAt }), spam };
    },
    async leadsVersion() {
      // Polled every few seconds, so recent leads are checked first.
      const since = Date.now() - dayMs;
      const stamped = { $gte: new Timestamp({ t: Math.floor(since / 1000), i: 0 }) };
      const lastChange = (filter: object) =>
        leads.findOne(filter, { sort: { changedAt: -1 }, projection: { changedAt: 1 } });
      const lastArrival = (filter: Filter<LeadDocument>) =>
        leads.findOne(filter, { sort: newestFirst, projection: { _id: 1 } });
      const [changed, newest] = await Promise.all([
        lastChange({ changedAt: stamped }).then((found) => found ?? lastChange({ changedAt: { $exists: true } })),
        lastArrival({ receivedAt: { $gte: new Date(since) } }).then((found) => found ?? lastArrival({})),
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

    async markLeadSeen(id, at) {
      await leads.updateOne(
        { _id: { $eq: id }, 'triage.seenAt': { $exists: false } },
        { $set: { 'triage.seenAt': at }, $currentDate: stamp },
      );
      return find(id);
    },

    changeLead: (id, change, mark) =>
      compareAndSwap('lead', maxRounds, async () => {
        const known = await find(id);
        if (!known) return undefined;
        if (mark.revision !== undefined && mark.revision !== known.triage.revision)
          return { lead: known, isStale: true };
        return put(known, withChange(known, change, mark));
      }),
    undoLeadChange: (id, { at, revision }) =>
      compareAndSwap('lead', maxRounds, async () => {
        const known = await find(id);
        if (!known) return undefined;
        const before = known.triage.revision === revision ? withoutLastChange(known, at) : undefined;
        return before ? put(known, before) : { lead: known, isStale: true };
      }),

    async addLeadNote(id, note) {
      await leads.updateOne(
        { _id: { $eq: id }, 'triage.notes.id': { $ne: note.id } },
        {
          $currentDate: stamp,
          $push: { 'triage.notes': note },
          $addToSet: { words: { $each: searchWords({ fields: {}, triage: noteAlone(note) }) } },
        },
      );
      return find(id);
    },

    removeLeadNote: (id, noteId, at) =>
      compareAndSwap('lead', maxRounds, async () => {
        const known = await find(id);
        if (!known) return undefined;
        const without = withoutNote(known, noteId, at);
        if (!without) return { lead: known, isStale: true };
        const { matchedCount } = await leads.updateOne(
          {
            _id: { $eq: id },
            'triage.notes': { $size: known.triage.notes.length },
            'triage.notes.id': { $eq: noteId },
          },
          {
            $set: { words: searchWords(without) },
            $pull: { 'triage.notes': { id: { $eq: noteId } } },
            $currentDate: stamp,
          },
        );
        return matchedCount === 1 ? { lead: without, isStale: false } : lost;
      }),

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
      return (await leads.updateOne(waitingOrDead(id), { $set: again, $currentDate: stamp })).matchedCount === 1;
    },
    async giveUpMail(id) {
      const dropped = {
        $currentDate: stamp,
        $set: { 'mail.status': 'dropped' as const },
        $unset: { 'mail.lease': true as const },
      };
      return (await leads.updateOne(waitingOrDead(id), dropped)).matchedCount === 1;
    },
  };
}

const waitingFilter = {
  'triage.status': { $eq: 'new' },
  kind: { $in: ['estimate', 'contact'] },
  'triage.snoozedUntil': { $eq: null },
} as unknown as Filter<LeadDocument>;

export function careFields<Value>(
  times: Record<string, Date | undefined>,
  pick: (at: Date | undefined) => Value | undefined,
) {
  const fields = Object.entries(times).flatMap(([name, at]) => {
    const value = pick(at);
    return value === undefined ? [] : [[`triage.${name}`, value] as const];
  });
  return Object.fromEntries(fields) as Record<string, Value>;
}

const noteAlone = (note: LeadDocument['triage']['notes'][number]) => ({
  status: 'new' as const,
  revision: 0,
  history: [],
  notes: [note],
});

const nothing: Filter<LeadDocument> = { _id: { $in: [] } };

export const withPhotos = { 'photos.0': { $exists: true } };
export const withDeadReceipt = { 'receipt.status': { $eq: 'dead' as const } };

/** Values are strings, or dates created here, never operators. */
function inboxFilter(query: InboxQuery): Filter<LeadDocument> {
  const { service, town, site, hasPhotos, hasDeadReceipt, isOffer } = query;
  const { receivedBefore, snoozed, text, actedAfter, order, after } = query;
  const statuses = statusesOf(query);
  const kinds = kindsOf(query);
  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) return nothing;
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
    // Also matches a missing field.
    ...(snoozed === 'never' ? [{ 'triage.snoozedUntil': { $eq: null } } as unknown as Filter<LeadDocument>] : []),
    ...(typeof snoozed === 'object'
      ? [{ 'triage.snoozedUntil': 'after' in snoozed ? { $gt: snoozed.after } : { $lte: snoozed.notAfter } }]
      : []),
    ...(after === undefined ? [] : [behind(after, order)]),
  ];
  return all.length > 0 ? { $and: all } : {};
}

export const cursorOf = ({ receivedAt, _id }: Pick<LeadDocument, 'receivedAt' | '_id'>) =>
  `${receivedAt.getTime()}-${_id}`;

/** An index finds the first part. */
function behind(cursor: string, order: InboxQuery['order']): Filter<LeadDocument> {
  const [, ms = '0', id = ''] = /^(\d{1,15})-(.*)$/s.exec(cursor) ?? [];
  const receivedAt = new Date(Number(ms));
  const [orThen, way] = order === 'newest' ? (['$lte', '$lt'] as const) : (['$gte', '$gt'] as const);
  return { receivedAt: { [orThen]: receivedAt }, $or: [{ receivedAt: { [way]: receivedAt } }, { _id: { [way]: id } }] };
}
