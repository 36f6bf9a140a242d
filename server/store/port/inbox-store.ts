import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { ServiceType } from '../../../catalogue/contracts/service-type.ts';
import type { Lead, LeadKind, Note } from '../lead.ts';

/** At least one. */
export interface LeadChange {
  status?: LeadStatus;
  /** Null ends the snooze, as does a change of status without this. */
  snoozedUntil?: Date | null;
  /** Also sets the status `scheduled` if no status is given. */
  visitAt?: Date;
}

export interface ChangeMark {
  at: Date;
  /** A person's name; '' for the owner. */
  by: string;
  /** The revision that they saw. @default any */
  revision?: number;
}

export interface ChangedLead {
  lead: Lead;
  /** Nothing was changed: `lead` is the current lead, with a newer revision. */
  isStale: boolean;
}

/** All given conditions must match. */
export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** Estimates only. */
  service?: ServiceType;
  /** Ignores case. */
  town?: string;
  /** Origin of the embedding site, or '' for our own pages. */
  site?: string;
  hasPhotos?: true;
  hasDeadReceipt?: true;
  /** Held because it reads like an offer. */
  isOffer?: true;
  receivedBefore?: Date;
  /** `never`: not snoozed at all. */
  snoozed?: 'never' | { after: Date } | { notAfter: Date };
  /** Starts of words in any field or note, ignoring case; digits also match phone numbers in any format. */
  text?: string;
  /** Its sender acted on its private page after this time. */
  actedAfter?: Date;
  /** By time received. */
  order: 'newest' | 'oldest';
  /** `next` of the previous page, with the same conditions; the result of any other value is unspecified. */
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
  /**
   * `waiting`: new estimates and messages, not snoozed. `back`: the snooze has ended. `spam`: received since `since`.
   */
  countToday(now: Date, since: Date): Promise<TodayCounts>;
  /** Changes with each new or changed lead, in all processes; cheap to read. May stay the same after a removal. */
  leadsVersion(): Promise<string>;
  /** Most frequent first; at most 100 of each. */
  leadFacets(): Promise<{
    towns: readonly { name: string; count: number }[];
    sites: readonly { name: string; count: number }[];
  }>;
  /**
   * Other leads with the same email address or last ten digits of the phone number, newest first, at most 20. Their
   * fingerprints begin with `fingerprint`. @default any
   */
  relatedLeads(lead: Pick<Lead, 'id' | 'fields' | 'source'>, fingerprint?: string): Promise<Lead[]>;
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /** Idempotent. A suspected lead that leaves `spam` is mailed; one that becomes spam while its mail is due is not. */
  changeLead(id: string, change: LeadChange, mark: ChangeMark): Promise<ChangedLead | undefined>;
  /** Stale if `revision` is not the current one or the change is older than a minute. Mail that was sent stays sent. */
  undoLeadChange(id: string, mark: { at: Date; revision: number }): Promise<ChangedLead | undefined>;
  /** Does nothing if a note with this id exists. */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;
  /** Stale if the note is unknown or older than a minute. */
  removeLeadNote(id: string, noteId: string, at: Date): Promise<ChangedLead | undefined>;

  /** Failed at least once and not sent: dead first, then by next attempt; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
  /** Starts a new set of attempts; false if it is neither waiting nor dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** No longer retried or shown; false if it is neither waiting nor dead. */
  giveUpMail(id: string): Promise<boolean>;
}
