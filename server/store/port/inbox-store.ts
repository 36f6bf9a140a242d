import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { ServiceType } from '../../../catalogue/contracts/service-type.ts';
import type { Lead, LeadKind, Note } from '../lead.ts';

/** The changes of a lead that the owner makes at once; at least one. */
export interface LeadChange {
  status?: LeadStatus;
  /** Null ends the snooze, as does a change of status without this. */
  snoozedUntil?: Date | null;
  /** Also sets the status `scheduled` if no status is given. */
  visitAt?: Date;
}

/** Who changes a lead, and which revision they saw. */
export interface ChangeMark {
  at: Date;
  /** The name of the person; '' for the owner. */
  by: string;
  /** The revision that they saw. @default any */
  revision?: number;
}

/** A lead after a change, or the current lead if the change was stale. */
export interface ChangedLead {
  lead: Lead;
  /** Whether nothing was changed because the lead has a newer revision. */
  isStale: boolean;
}

/** A filter of leads; all given conditions must match. */
export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** Only estimates for this service. */
  service?: ServiceType;
  /** Matches the lead's `city`, ignoring case. */
  town?: string;
  /** Origin of the embedding site, or '' for our own pages. */
  site?: string;
  /** Only leads with photos. */
  hasPhotos?: true;
  /** Only leads whose confirmation was given up. */
  hasDeadReceipt?: true;
  /** Only leads that were held because they read like an offer. */
  isOffer?: true;
  /** Received before this time; for overdue leads. */
  receivedBefore?: Date;
  /** `never`: not snoozed at all. Otherwise snoozed until a time after or not after this one. */
  snoozed?: 'never' | { after: Date } | { notAfter: Date };
  /**
   * Words, each the start of a word in any field or note, ignoring case; digits also match phone numbers in any format.
   */
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

/** Leads in the owner's inbox. Every change is durable when it resolves. */
export interface InboxStore {
  inbox(query: InboxQuery): Promise<InboxPage>;
  /** The number of leads by status. */
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** The number of new or suspected leads that were never opened. */
  countUnreadLeads(): Promise<number>;
  /**
   * The owner's day: `waiting` new estimates and messages that are not snoozed, `back` leads whose snooze has ended,
   * `snoozed` leads, of which the next ends at `nextBackAt`, and `spam` received since `since`.
   */
  countToday(now: Date, since: Date): Promise<TodayCounts>;
  /**
   * Changes with each new lead and each change of a lead for the inbox, in all processes; cheap to read. May stay the
   * same after a removal.
   */
  leadsVersion(): Promise<string>;
  /** Towns and sites of leads, each with its count, most frequent first; at most 100 of each. */
  leadFacets(): Promise<{
    towns: readonly { name: string; count: number }[];
    sites: readonly { name: string; count: number }[];
  }>;
  /**
   * Other leads with the same email address or the same phone number (its last ten digits), newest first, at most 20.
   * @param fingerprint how the fingerprints of the leads begin. @default any
   */
  relatedLeads(lead: Pick<Lead, 'id' | 'fields' | 'source'>, fingerprint?: string): Promise<Lead[]>;
  /** Marks as opened. @returns undefined if there is no such lead */
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /**
   * Changes a lead and records that in its history; idempotent. A suspected lead that leaves `spam` is mailed from then
   * on; one that becomes spam while its mail is due is not.
   * @returns undefined if there is no such lead
   */
  changeLead(id: string, change: LeadChange, mark: ChangeMark): Promise<ChangedLead | undefined>;
  /**
   * Undoes the latest change and removes its entry from the history. Stale if `revision` is not the current one, or if
   * the change is older than a minute. Mail that was sent stays sent.
   * @returns undefined if there is no such lead
   */
  undoLeadChange(id: string, mark: { at: Date; revision: number }): Promise<ChangedLead | undefined>;
  /** Adds a note unless one with its id exists, which may have other words. @returns the updated lead; undefined if there is none */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;
  /**
   * Removes a note that is at most a minute old; for an older or unknown one the result is stale.
   * @returns undefined if there is no such lead
   */
  removeLeadNote(id: string, noteId: string, at: Date): Promise<ChangedLead | undefined>;

  /** Mail that has failed at least once and is not sent: dead first, then by next attempt; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
  /** Makes a mail due now, with a new set of attempts; false if it is neither waiting nor dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** Dismisses the mail of this lead: it is no longer retried or shown. False if it is neither waiting nor dead. */
  giveUpMail(id: string): Promise<boolean>;
}
