import type { LeadStatus } from '../../catalogue/contracts/lead-status.ts';
import type { Lead, LeadKind } from './store.ts';

/** What the owner has done with a lead; part of the lead's record. */
export interface LeadTriage {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** When its sender got a first answer: the first change to one of `answeredStatuses`. Never changes after that. */
  answeredAt?: Date;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Oldest first. */
  notes: readonly Note[];
}

export interface StatusChange {
  at: Date;
  /** The name of the person who did it; '' for the owner. */
  by: string;
  from: LeadStatus;
  to: LeadStatus;
}

export interface Note {
  /** Created by the browser, so that sending twice adds one note. */
  id: string;
  at: Date;
  by: string;
  text: string;
}

/** A filter of leads; all given conditions must match. */
export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** Matches the lead's `city`, ignoring case. */
  town?: string;
  /** Origin of the embedding site, or '' for our own pages. */
  site?: string;
  /** Received before this time; for overdue leads. */
  receivedBefore?: Date;
  /**
   * Words, each the start of a word in any field or note, ignoring case; digits also match phone numbers in any format.
   */
  text?: string;
  /** By time received. */
  order: 'newest' | 'oldest';
  /** `next` of the previous page, with the same conditions; an invented one finds anything or nothing. */
  after?: string;
  limit: number;
}

export interface InboxPage {
  leads: Lead[];
  /** Absent on the last page. */
  next?: string;
}

/** Leads as the owner works through them. Every change is durable when it resolves. */
export interface InboxStore {
  inbox(query: InboxQuery): Promise<InboxPage>;
  /** The number of leads by status. */
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** The number of new or suspected leads that were never opened. */
  countUnreadLeads(): Promise<number>;
  /** Towns and sites of leads, each with its count, most frequent first; at most 100 of each. */
  leadFacets(): Promise<{
    towns: readonly { name: string; count: number }[];
    sites: readonly { name: string; count: number }[];
  }>;
  /**
   * Other leads with the same email address or the same phone number (its last ten digits), newest first, at most 20.
   */
  relatedLeads(lead: Lead): Promise<Lead[]>;
  /** Marks as opened. @returns undefined if there is no such lead */
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /**
   * Changes a lead's status and records that in its history; setting the current status changes nothing. A suspected
   * lead that leaves `spam` is mailed from then on; one that becomes spam while its mail is due is not.
   * @returns the lead afterwards; undefined if there is none
   */
  moveLead(id: string, to: LeadStatus, mark: { at: Date; by: string }): Promise<Lead | undefined>;
  /** Adds a note unless one with its id exists. @returns the lead afterwards; undefined if there is none */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;

  /** Mail that has failed at least once and is not sent: dead first, then by next attempt; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
  /** Makes a mail due now, with a new set of attempts; false if it is neither waiting nor dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /**
   * The owner no longer needs the mail of this lead: it is not retried and not shown. False if it is neither waiting
   * nor dead.
   */
  giveUpMail(id: string): Promise<boolean>;
}
