import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Collection, Filter, Timestamp, UpdateFilter } from 'mongodb';
import {
  type ClaimedMail,
  type LeadEngine,
  type LeasedLead,
  type MailSlot,
  type MetricsStore,
  maxRequestLinks,
  type RequestLink,
} from '../engine.ts';
import type { Lead, NewLead } from '../lead.ts';
import { canceledAt, maxAheadMs, maxLeasesAhead, newTriage, scheduledMail, withoutLeases } from '../lead-changes.ts';
import { type LeadKeys, leadKeys, searchWords } from '../lead-search.ts';
import { hourly, leadCountParts, maxHourlyKeys } from '../metrics.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

const maxRounds = 60;
/** Never more mail is due again than this; it is sorted by when its lead was received. */
const maxOldest = 1_000;

export interface LeadDocument extends Omit<LeasedLead, 'id'> {
  _id: string;
  /** Increases with every change. */
  version: number;
  /** Never the same twice. Absent before the first change for the inbox. */
  changedAt?: Timestamp;
  keys: LeadKeys & { townKey: string };
  words: string[];
  links?: RequestLink[];
  actedAt?: Date | undefined;
  /** While its sender has it canceled. */
  canceledAt?: Date | undefined;
}

/** More than half of most documents. */
export const leadFields = { keys: 0, words: 0, links: 0 } as const;

export const leadOfDocument = (document: LeadDocument): Lead => withoutLeases(leasedLeadOf(document));

function leasedLeadOf({ _id, ...document }: LeadDocument): LeasedLead {
  const { version: _version, changedAt: _changedAt, keys: _keys, words: _words, links: _links, ...shown } = document;
  const { actedAt: _actedAt, canceledAt: _canceledAt, ...lead } = shown;
  return { id: _id, ...lead };
}

export function documentOfLead(lead: NewLead): LeadDocument {
  const { id: _id, ...stored } = { ...lead, mail: scheduledMail(lead), triage: newTriage(lead), leases: {} };
  return { _id, ...stored, version: 0, ...foundBy(stored) };
}

export function foundBy(lead: Pick<Lead, 'fields' | 'source' | 'triage'>): Pick<LeadDocument, 'keys' | 'words'> {
  const keys = leadKeys(lead);
  return { keys: { ...keys, townKey: keys.town.toLowerCase() }, words: searchWords(lead) };
}

/** By the database's clock. */
const changed = { $currentDate: { changedAt: { $type: 'timestamp' } }, $inc: { version: 1 } } as const;

export const withPhotos = { 'photos.0': { $exists: true } };
export const withDeadReceipt = { 'receipt.status': { $eq: 'dead' as const } };

export async function prepareLeads(leads: Collection<LeadDocument>): Promise<void> {
  await leads.createIndex({ kind: 1, receivedAt: -1 });
  await leads.createIndex({ 'mail.status': 1, 'mail.nextTryAt': 1 });
  await leads.createIndex({ receivedAt: -1, _id: -1 });
  await leads.createIndex({ 'triage.status': 1, receivedAt: -1 });
  await leads.createIndex({ 'triage.status': 1, kind: 1, 'triage.snoozedUntil': 1, receivedAt: -1, _id: -1 });
  await leads.createIndex(
    { 'triage.status': 1, receivedAt: -1, _id: -1 },
    { partialFilterExpression: withPhotos, name: 'withPhotos' },
  );
  await leads.createIndex(
    { receivedAt: -1, _id: -1 },
    { partialFilterExpression: withDeadReceipt, name: 'withDeadReceipt' },
  );
  await leads.createIndex({ 'receipt.status': 1, 'receipt.nextTryAt': 1 }, { sparse: true });
  for (const key of [
    'triage.snoozedUntil',
    'triage.followUpAt',
    'triage.wroteAgainAt',
    'links.hash',
    'actedAt',
    'canceledAt',
  ]) {
    await leads.createIndex({ [key]: 1 }, { sparse: true });
  }
  await leads.createIndex({ changedAt: -1 }, { sparse: true });
  for (const key of ['words', 'keys.email', 'keys.phone', 'keys.townKey', 'keys.site']) {
    await leads.createIndex({ [key]: 1 });
  }
}

/** Counts after storing: a lead whose count is lost in a crash is still stored. */
export function mongoLeads(leads: Collection<LeadDocument>, addToCounts: MetricsStore['addToCounts']): LeadEngine {
  function claimOne(slot: MailSlot, { now, leaseMs }: { now: Date; leaseMs: number }, lease: string) {
    const after = (ms: number) => new Date(now.getTime() + ms);
    const isPastOr = (field: string, latest: Date) => [{ [field]: { $lte: now } }, { [field]: { $gt: latest } }];
    const leaseEnd = `leases.${slot}.until`;
    const filter = {
      [`${slot}.status`]: { $eq: 'due' },
      ...(slot === 'receipt' && { 'triage.status': { $ne: 'spam' } }),
      $and: [
        { $or: isPastOr(`${slot}.nextTryAt`, after(maxAheadMs)) },
        { $or: [{ [leaseEnd]: { $exists: false } }, ...isPastOr(leaseEnd, after(maxLeasesAhead * leaseMs))] },
      ],
    };
    const claimed = { $set: { [`leases.${slot}`]: { id: lease, until: after(leaseMs) } }, $inc: { version: 1 } };
    // The driver cannot check fields with computed names.
    return leads.findOneAndUpdate(filter as Filter<LeadDocument>, claimed as UpdateFilter<LeadDocument>, {
      sort: { [`${slot}.nextTryAt`]: 1 },
      returnDocument: 'after',
    });
  }

  return {
    async addLead(lead, link) {
      const document = { ...documentOfLead(lead), ...(link && { links: [link] }) };
      if (await insertIfAbsent(() => leads.insertOne(document))) {
        const count = hourly(lead.receivedAt, 'lead', ...leadCountParts(lead));
        addToCounts([count], { maxKeys: maxHourlyKeys }).catch(() => {});
        return { lead: leadOfDocument(document), isNew: true };
      }
      const stored = await leads.findOne({ _id: { $eq: lead.id } });
      if (!stored) throw new Error('MongoDB knows the lead’s id but not the lead');
      return { lead: leadOfDocument(stored), isNew: false };
    },

    async findLead(id) {
      const stored = await leads.findOne({ _id: { $eq: id } }, { projection: leadFields });
      return stored ? leadOfDocument(stored) : undefined;
    },

    updateLead: (id, change) =>
      compareAndSwap('lead', maxRounds, async () => {
        const document = await leads.findOne({ _id: { $eq: id } }, { projection: leadFields });
        if (!document) return undefined;
        const known = leasedLeadOf(document);
        const { next, result } = change(known);
        if (next === known || isDeepStrictEqual(next, known)) return result;
        const { photos, repeats, mail, receipt, triage, leases } = next;
        const optional = {
          ...{ photos, repeats, receipt },
          actedAt: triage.acts?.at(-1)?.at,
          canceledAt: canceledAt(triage),
        };
        const absent = Object.entries(optional).filter(([, value]) => value === undefined);
        const written = ({ fields, triage: { notes, acts } }: Lead) => [fields, notes, acts];
        const isFoundAsBefore = isDeepStrictEqual(written(next), written(known));
        const { matchedCount } = await leads.updateOne({ _id: { $eq: id }, version: { $eq: document.version } }, {
          ...changed,
          // The driver leaves out what is undefined.
          $set: {
            ...optional,
            mail,
            triage,
            leases,
            ...(!isFoundAsBefore && { fields: next.fields, ...foundBy(next) }),
          },
          $unset: Object.fromEntries(absent.map(([name]) => [name, true])),
        } as UpdateFilter<LeadDocument>);
        return matchedCount === 1 ? result : lost;
      }),

    async addRequestLink(leadId, link) {
      const { matchedCount } = await leads.updateOne(
        { _id: { $eq: leadId }, 'links.hash': { $ne: link.hash } },
        { $push: { links: { $each: [link], $slice: -maxRequestLinks } } },
      );
      return matchedCount === 1 || (await leads.countDocuments({ _id: { $eq: leadId } }, { limit: 1 })) === 1;
    },
    async findByRequestLink(hash, now) {
      const document = await leads.findOne({ 'links.hash': { $eq: hash } });
      const link = document?.links?.find((one) => one.hash === hash && one.expiresAt > now);
      return document && link ? { lead: leadOfDocument(document), expiresAt: link.expiresAt } : undefined;
    },
    async dropCanceledPhotos(before, limit) {
      const found = await leads
        .find({ canceledAt: { $lt: before }, photos: { $exists: true } }, { projection: { _id: 1 }, limit })
        .toArray();
      const ids = found.map(({ _id }) => _id);
      if (ids.length === 0) return 0;
      const dropped = { $unset: { photos: true }, ...changed } as const;
      return (await leads.updateMany({ _id: { $in: ids }, canceledAt: { $lt: before } }, dropped)).modifiedCount;
    },

    async claimMail(slot, claim) {
      const lease = randomUUID();
      const mails: ClaimedMail[] = [];
      while (mails.length < claim.limit) {
        const document = await claimOne(slot, claim, lease).catch((error: unknown) => {
          if (mails.length === 0) throw error;
          return null;
        });
        if (!document) break;
        mails.push({ lead: leadOfDocument(document), lease });
      }
      return mails;
    },
    async outboxState() {
      const [due, dead, deadReceipts, oldest] = await Promise.all([
        leads.countDocuments({ 'mail.status': { $eq: 'due' } }),
        leads.countDocuments({ 'mail.status': { $eq: 'dead' } }),
        leads.countDocuments(withDeadReceipt),
        leads
          .find({ 'mail.status': { $eq: 'due' } }, { projection: { receivedAt: 1, 'mail.scheduledAt': 1 } })
          .sort({ receivedAt: 1 })
          .limit(maxOldest)
          .toArray(),
      ]);
      const owed = oldest.map(({ receivedAt, mail }) => (mail.scheduledAt ?? receivedAt).getTime());
      return { due, dead, deadReceipts, ...(owed.length > 0 && { oldestDueAt: new Date(Math.min(...owed)) }) };
    },
  };
}
