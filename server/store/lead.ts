import type { LeadExtras } from '../../catalogue/contracts/lead-extras.ts';
import type { LeadStatus } from '../../catalogue/contracts/lead-status.ts';

export type LeadKind = 'estimate' | 'contact' | 'palette';

/** A lead as first stored, with the data that a visitor sent. */
export interface NewLead {
  /** Derived from the idempotency key, or from the content: the record's primary key. */
  id: string;
  kind: LeadKind;
  /** The contract's fields and nothing else. */
  fields: Readonly<Record<string, string>>;
  /** Ids of its claimed photos, in the order in which they were chosen. Absent if there are none. */
  photos?: readonly string[];
  /** Distinguishes a repeat from other words: digests of what was typed and, after a space, of its photos. */
  fingerprint: string;
  receivedAt: Date;
  /** Where the form was sent from. Empty on our own pages without a campaign. */
  source: LeadSource;
  /** Why it looks like spam; empty for an honest one. `isHeld` tells whether it is stored but not mailed. */
  suspicions: readonly string[];
}

export interface LeadSource extends LeadExtras {
  /** Origin of the embedding site. */
  origin?: string;
  /** Origin and path of the page, without query. */
  page?: string;
  campaign?: string;
}

export interface Lead extends NewLead {
  /** How often its sender has sent it again, at most {@link maxRepeats}. Absent for none. */
  repeats?: number;
  mail: OwedMail;
  /** Absent if its sender is owed none. */
  receipt?: OwedReceipt;
  care: LeadTriage;
}

/** The owner's mail about a lead; part of the lead's record, so neither exists without the other. */
export interface OwedMail {
  /** `held`: suspected spam, not mailed. `dead`: given up, shown to the owner. `dropped`: dismissed by the owner. */
  status: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
  /** Attempts that counted. */
  attempts: number;
  /** When the next attempt may start; meaningful while due. */
  nextTryAt: Date;
  lastError?: string;
  /** When it was last sent. */
  sentAt?: Date;
  /** How many of the visitor's acts were mailed to the owner. @default 0 */
  told?: number;
  /** When it became due again, if it did. */
  owedAt?: Date;
}

/** How often a repeat of one lead is counted; more would only write. */
export const maxRepeats = 99;

/**
 * The mail that confirms a lead to its sender. It is part of the lead's record, so it is removed with it, and separate
 * from the owner's mail, so that neither waits for the other. A lead without one owes its sender none.
 */
export interface OwedReceipt {
  /** `dead`: given up. */
  status: 'due' | 'sent' | 'dead';
  /** Attempts that counted. */
  attempts: number;
  /** When the next attempt may start; meaningful while due. */
  nextTryAt: Date;
  owedAt: Date;
  lastError?: string;
  sentAt?: Date;
}

/** The state of the owner's work on a lead; part of the lead's record. */
export interface LeadTriage {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** When its sender got a first answer: the first change to one of `answeredStatuses`. Never changes after that. */
  answeredAt?: Date;
  /** Increases with every change of the lead, including undo, so that changes based on an older state are detected. */
  revision: number;
  /** Hidden until then; afterwards listed first until the owner acts. Only while the status is open. */
  snoozedUntil?: Date;
  /** When the visit takes place. Only while the status is `scheduled` or `won`. */
  visitAt?: Date;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Oldest first. */
  notes: readonly Note[];
  /** Its sender's actions on its private page, oldest first. Absent if there are none. */
  acts?: readonly VisitorAct[];
}

export interface StatusChange {
  at: Date;
  /** The name of the person who did it; '' for the owner, `the homeowner` for the lead's sender. */
  by: string;
  from: LeadStatus;
  /** The same as `from` when only the times below changed. */
  to: LeadStatus;
  /** The times after this change. */
  snoozedUntil?: Date;
  visitAt?: Date;
}

export interface Note {
  /** Created by the browser, so that adding a note is idempotent. */
  id: string;
  at: Date;
  by: string;
  text: string;
}

/** A visitor's action on the private page of a request; part of the lead's record. */
export type VisitorAct = ActMark &
  (
    | { kind: 'note'; text: string }
    /** `photos`: ids that this request has claimed. */
    | { kind: 'photos'; photos: readonly string[] }
    | { kind: 'cancel' }
    | { kind: 'restore' }
  );

interface ActMark {
  /** From the page's form, so that a repeated submission is idempotent. */
  id: string;
  at: Date;
}
