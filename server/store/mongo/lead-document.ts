import type { Timestamp } from 'mongodb';
import type { LeadTriage } from '../port/inbox-store.ts';
import type { OwedReceipt } from '../port/receipt-mail-store.ts';
import type { RequestLink } from '../port/request-store.ts';
import { newTriage } from '../rules/change-lead.ts';
import { type LeadKeys, leadKeys } from '../rules/lead-keys.ts';
import { owedMail } from '../rules/owed-mail.ts';
import { searchWords } from '../rules/search-words.ts';
import type { Lead, NewLead, OwedMail } from '../store.ts';

/** A lead, its mail and its triage, in one document. */
export interface LeadDocument extends Omit<NewLead, 'id'> {
  _id: string;
  mail: OwedMail & {
    /** The current claim, until `leaseUntil`. */
    lease?: string;
    leaseUntil: Date;
  };
  repeats?: number;
  receipt?: OwedReceipt & { lease?: string; leaseUntil: Date };
  care: LeadTriage;
  /**
   * When the lead last changed for the inbox, by the database's clock; never the same twice. Absent before the first
   * change.
   */
  changedAt?: Timestamp;
  keys: LeadKeys & { townKey: string };
  /** The words that searches match. */
  words: string[];
  /** Links to its private page. */
  links?: RequestLink[];
  /** When its sender last acted there. */
  actedAt?: Date;
  /** Set only while its sender has canceled it. */
  canceledAt?: Date;
}

/** The document of a new lead, with its mail due and its keys and words for search. */
export function documentOfLead({ id, ...lead }: NewLead): LeadDocument {
  const care = newTriage(lead);
  return {
    _id: id,
    ...lead,
    mail: { ...owedMail({ id, ...lead }), leaseUntil: new Date(0) },
    care,
    ...foundBy({ ...lead, care }),
  };
}

/** The parts of the document used to find related leads. */
export function foundBy(lead: Pick<Lead, 'fields' | 'source' | 'care'>): Pick<LeadDocument, 'keys' | 'words'> {
  const keys = leadKeys(lead);
  return { keys: { ...keys, townKey: keys.town.toLowerCase() }, words: searchWords(lead) };
}

/** Leaves out what only searches need: of most documents more than half. {@link leadOfDocument} reads the rest. */
export const leadFields = { keys: 0, words: 0 } as const;

/** The lead without what only the engine needs. */
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
  const { lease: _lease, leaseUntil: _leaseUntil, ...owed } = mail;
  return {
    id: _id,
    ...lead,
    mail: owed,
    ...(receipt && { receipt: owedReceipt(receipt) }),
  };
}

function owedReceipt({
  lease: _lease,
  leaseUntil: _leaseUntil,
  ...owed
}: NonNullable<LeadDocument['receipt']>): OwedReceipt {
  return owed;
}
