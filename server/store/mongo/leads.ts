import type { Collection, Timestamp } from 'mongodb';
import {
  type Lead,
  type LeadTriage,
  maxRepeats,
  type NewLead,
  type ScheduledMail,
  type ScheduledReceipt,
} from '../lead.ts';
import { hourly, leadCountParts, type MetricsStore, maxHourlyKeys } from '../port/metrics-store.ts';
import type { RequestLink } from '../port/request-store.ts';
import { newTriage, scheduledMail } from '../rules/change-lead.ts';
import { type LeadKeys, leadKeys, searchWords } from '../rules/lead-search.ts';
import type { LeadStore } from '../store.ts';
import { insertIfAbsent } from './database.ts';

/** Counts after storing: a lead whose count is lost in a crash is still stored. */
export function mongoLeads(leads: Collection<LeadDocument>, addToCounts: MetricsStore['addToCounts']): LeadStore {
  return {
    async addLead(lead, link) {
      const document = { ...documentOfLead(lead), ...(link && { links: [link] }) };
      if (await insertIfAbsent(() => leads.insertOne(document))) {
        addToCounts([hourly(lead.receivedAt, 'lead', ...leadCountParts(lead))], { maxKeys: maxHourlyKeys }).catch(
          () => {},
        );
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

    async countRepeat(id) {
      const found = { _id: { $eq: id }, repeats: { $not: { $gte: maxRepeats } } };
      await leads.updateOne(found, { $inc: { repeats: 1 }, $currentDate: stamp });
    },

    countLeads: (kind) => leads.countDocuments({ kind: { $eq: kind } }),
  };
}

export interface LeadDocument extends Omit<NewLead, 'id'> {
  _id: string;
  mail: ScheduledMail & {
    lease?: string;
    leaseUntil: Date;
  };
  repeats?: number;
  receipt?: ScheduledReceipt & { lease?: string; leaseUntil: Date };
  triage: LeadTriage;
  /** Never the same twice. Absent before the first change for the inbox. */
  changedAt?: Timestamp;
  keys: LeadKeys & { townKey: string };
  words: string[];
  links?: RequestLink[];
  /** On its private page. */
  actedAt?: Date;
  /** Only while it is canceled by its sender. */
  canceledAt?: Date;
}

export function documentOfLead({ id, ...lead }: NewLead): LeadDocument {
  const triage = newTriage(lead);
  return {
    _id: id,
    ...lead,
    mail: { ...scheduledMail({ id, ...lead }), leaseUntil: new Date(0) },
    triage,
    ...foundBy({ ...lead, triage }),
  };
}

export function foundBy(lead: Pick<Lead, 'fields' | 'source' | 'triage'>): Pick<LeadDocument, 'keys' | 'words'> {
  const keys = leadKeys(lead);
  return { keys: { ...keys, townKey: keys.town.toLowerCase() }, words: searchWords(lead) };
}

/** More than half of most documents. */
export const leadFields = { keys: 0, words: 0 } as const;

export function leadOfDocument({
  _id,
  mail,
  receipt,
  keys: _keys,
  words: _words,
  changedAt: _changedAt,
  links: _links,
  actedAt: _actedAt,
  canceledAt: _canceledAt,
  ...lead
}: LeadDocument): Lead {
  const { lease: _lease, leaseUntil: _leaseUntil, ...stored } = mail;
  return {
    id: _id,
    ...lead,
    mail: stored,
    ...(receipt && { receipt: scheduledReceipt(receipt) }),
  };
}

function scheduledReceipt({
  lease: _lease,
  leaseUntil: _leaseUntil,
  ...stored
}: NonNullable<LeadDocument['receipt']>): ScheduledReceipt {
  return stored;
}

/** By the database's clock. */
export const stamp = { changedAt: { $type: 'timestamp' } } as const;
