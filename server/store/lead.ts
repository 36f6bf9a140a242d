import type { LeadExtras } from '../../catalogue/contracts/lead-extras.ts';
import type { LeadStatus } from '../../catalogue/contracts/lead-status.ts';

export type LeadKind = 'estimate' | 'contact' | 'palette';

export interface NewLead {
  /** The primary key, derived from the idempotency key or the content. */
  id: string;
  kind: LeadKind;
  /** The contract's fields and nothing else. */
  fields: Readonly<Record<string, string>>;
  /** Claimed, in the order chosen. Absent if there are none. */
  photos?: readonly string[];
  /** Digests of what was typed and, after a space, of its photos. */
  fingerprint: string;
  receivedAt: Date;
  /** Empty on our own pages without a campaign. */
  source: LeadSource;
  /** Empty for an honest one. `isHeld` tells whether it is stored but not mailed. */
  suspicions: readonly string[];
}

export interface LeadSource extends LeadExtras {
  /** Of the embedding site. */
  origin?: string;
  /** Origin and path, without query. */
  page?: string;
  campaign?: string;
}

export interface Lead extends NewLead {
  /** At most {@link maxRepeats}. Absent for none. */
  repeats?: number;
  mail: OwedMail;
  /** Absent if its sender is owed none. */
  receipt?: OwedReceipt;
  care: LeadTriage;
}

/** Part of the lead's record, so neither exists without the other. */
export interface OwedMail {
  /** `held`: suspected spam, not mailed. `dead`: given up, shown to the owner. `dropped`: dismissed by the owner. */
  status: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
  /** Those that counted. */
  attempts: number;
  /** Meaningful while due. */
  nextTryAt: Date;
  lastError?: string;
  sentAt?: Date;
  /** How many of the visitor's acts were mailed to the owner. @default 0 */
  told?: number;
  /** When it became due again, if it did. */
  owedAt?: Date;
}

/** More would only write. */
export const maxRepeats = 99;

/** Separate from the owner's mail, so that neither waits for the other. */
export interface OwedReceipt {
  /** `dead`: given up. */
  status: 'due' | 'sent' | 'dead';
  /** Those that counted. */
  attempts: number;
  /** Meaningful while due. */
  nextTryAt: Date;
  owedAt: Date;
  lastError?: string;
  sentAt?: Date;
}

export interface LeadTriage {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** The first change to one of `answeredStatuses`, by others than its sender. */
  answeredAt?: Date;
  /** Increases with every change, including undo. */
  revision: number;
  /** Hidden until then, then listed first until the owner acts. Only while the status is open. */
  snoozedUntil?: Date;
  /** Only while the status is `scheduled` or `won`. */
  visitAt?: Date;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Oldest first. */
  notes: readonly Note[];
  /** Its sender's, on its private page, oldest first. Absent if there are none. */
  acts?: readonly VisitorAct[];
}

export interface StatusChange {
  at: Date;
  /** A person's name; '' for the owner, `the homeowner` for the lead's sender. */
  by: string;
  from: LeadStatus;
  /** The same as `from` when only the times below changed. */
  to: LeadStatus;
  /** After this change. */
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

export type VisitorAct = ActMark &
  (
    | { kind: 'note'; text: string }
    /** Ids that this request has claimed. */
    | { kind: 'photos'; photos: readonly string[] }
    | { kind: 'cancel' }
    | { kind: 'restore' }
  );

interface ActMark {
  /** From the page's form, so that a repeated submission is idempotent. */
  id: string;
  at: Date;
}
