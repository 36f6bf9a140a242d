import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { ServiceType } from '../../../catalogue/contracts/service-type-names.ts';
import type { Lead, LeadKind, Note } from '../lead.ts';

export interface LeadChange {
  status?: LeadStatus;
  /** Null ends the snooze, as does a change of status alone. */
  snoozedUntil?: Date | null;
  /** Sets the status `scheduled` unless one is given. */
  visitAt?: Date;
}

export interface ChangeMark {
  at: Date;
  /** A person's name; '' for the owner. */
  by: string;
  /** @default any */
  revision?: number;
}

export interface ChangedLead {
  lead: Lead;
  /** Then nothing was changed. */
  isStale: boolean;
}

export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** Estimates only. */
  service?: ServiceType;
  /** Ignores case. */
  town?: string;
  /** Origin, or '' for our own pages. */
  site?: string;
  hasPhotos?: true;
  hasDeadReceipt?: true;
  isOffer?: true;
  receivedBefore?: Date;
  snoozed?: 'never' | { after: Date } | { notAfter: Date };
  /** Starts of words in any field or note; digits also match phone numbers in any format. */
  text?: string;
  /** On its private page, by its sender. */
  actedAfter?: Date;
  /** By time received. */
  order: 'newest' | 'oldest';
  /** `next` of the previous page, with the same conditions. */
  after?: string;
  limit: number;
}

export interface TodayCounts {
  waiting: number;
  back: number;
  snoozed: number;
  nextBackAt?: Date;
  spam: number;
}

export interface InboxPage {
  leads: Lead[];
  /** Absent on the last page. */
  next?: string;
}

/** Every change is durable when it resolves. */
export interface InboxStore {
  inbox(query: InboxQuery): Promise<InboxPage>;
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** Only new and suspected leads. */
  countUnreadLeads(): Promise<number>;
  /** `waiting`: new estimates and messages, not snoozed. `spam`: received since `since`. */
  countToday(now: Date, since: Date): Promise<TodayCounts>;
  /** For all processes; cheap to read. May stay the same after a removal. */
  leadsVersion(): Promise<string>;
  /** Most frequent first; at most 100 of each. */
  leadFacets(): Promise<{
    towns: readonly { name: string; count: number }[];
    sites: readonly { name: string; count: number }[];
  }>;
  /**
   * Same email address or last ten digits of the phone number; newest first, at most 20. `fingerprint`: how theirs
   * begins.
   */
  relatedLeads(lead: Pick<Lead, 'id' | 'fields' | 'source'>, fingerprint?: string): Promise<Lead[]>;
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /** Idempotent. A suspected lead that leaves `spam` is mailed; due mail of one that becomes spam is held. */
  changeLead(id: string, change: LeadChange, mark: ChangeMark): Promise<ChangedLead | undefined>;
  /** Stale with an older `revision` or after a minute. Mail that was sent stays sent. */
  undoLeadChange(id: string, mark: { at: Date; revision: number }): Promise<ChangedLead | undefined>;
  /** Idempotent. */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;
  /** Stale if the note is unknown or older than a minute. */
  removeLeadNote(id: string, noteId: string, at: Date): Promise<ChangedLead | undefined>;

  /** Failed at least once: dead first, then by next attempt; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
  /** Starts a new set of attempts; false if it is neither waiting nor dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** False if it is neither waiting nor dead. */
  giveUpMail(id: string): Promise<boolean>;
}
