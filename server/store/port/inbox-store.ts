import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { Lead, LeadKind } from '../store.ts';
import type { VisitorAct } from './request-store.ts';

/** What the owner has done with a lead; part of the lead's record. */
export interface LeadTriage {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** When its sender got a first answer: the first change to one of `answeredStatuses`. Never changes after that. */
  answeredAt?: Date;
  /** Grows with every change of the lead and every undone one, so that whoever saw an older state can be told. */
  revision: number;
  /** Out of sight until then; afterwards first in line until the owner acts. Only while the status is open. */
  snoozedUntil?: Date;
  /** When the visit takes place. Only while the status is `scheduled` or `won`. */
  visitAt?: Date;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Oldest first. */
  notes: readonly Note[];
  /** What its sender did on its private page, oldest first. Absent when nothing. */
  acts?: readonly VisitorAct[];
}

export interface StatusChange {
  at: Date;
  /** The name of the person who did it; '' for the owner, `the homeowner` for the lead's sender. */
  by: string;
  from: LeadStatus;
  /** The same as `from` when only the times below changed. */
  to: LeadStatus;
  /** As they were after this change. */
  snoozedUntil?: Date;
  visitAt?: Date;
}

/** What the owner changes about a lead at once; at least one of them. */
export interface LeadChange {
  status?: LeadStatus;
  /** Null wakes it up. A change of status without this also does. */
  snoozedUntil?: Date | null;
  /** Also sets the status `scheduled` if no status is given. */
  visitAt?: Date;
}

/** Who changes a lead, and what they saw. */
export interface ChangeMark {
  at: Date;
  /** The name of the person; '' for the owner. */
  by: string;
  /** The revision that they saw; without it, any. */
  revision?: number;
}

/** A lead after a change, or, if the change was stale, as somebody else has left it. */
export interface ChangedLead {
  lead: Lead;
  /** Nothing was changed, because the lead is no longer as it was seen. */
  isStale: boolean;
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
  /** `never`: not snoozed at all. Otherwise snoozed until a time after or not after this one. */
  snoozed?: 'never' | { after: Date } | { notAfter: Date };
  /**
   * Words, each the start of a word in any field or note, ignoring case; digits also match phone numbers in any format.
   */
  text?: string;
  /** Its sender did something on its private page after this time. */
  actedAfter?: Date;
  /** By time received. */
  order: 'newest' | 'oldest';
  /** `next` of the previous page, with the same conditions; an invented one finds anything or nothing. */
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

/** Leads as the owner works through them. Every change is durable when it resolves. */
export interface InboxStore {
  inbox(query: InboxQuery): Promise<InboxPage>;
  /** The number of leads by status. */
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** The number of new or suspected leads that were never opened. */
  countUnreadLeads(): Promise<number>;
  /**
   * The owner's day: `waiting` new estimates and messages that are not snoozed, `back` snoozed leads whose time has
   * come, `snoozed` the others, the next of them at `nextBackAt`, and `spam` received since `since`.
   */
  countToday(now: Date, since: Date): Promise<TodayCounts>;
  /** Differs after each arrival and each change of a lead by its owner, in all processes; reads next to nothing. After a
   * removal it may still be the same. */
  leadsVersion(): Promise<string>;
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
   * Changes a lead and records that in its history; what is already so changes nothing. A suspected lead that leaves
   * `spam` is mailed from then on; one that becomes spam while its mail is due is not.
   * @returns undefined if there is no such lead
   */
  changeLead(id: string, change: LeadChange, mark: ChangeMark): Promise<ChangedLead | undefined>;
  /**
   * Takes back the latest change and its entry in the history. Stale if `revision` is not the current one, or if the
   * change is older than a minute. Mail that was sent stays sent.
   * @returns undefined if there is no such lead
   */
  undoLeadChange(id: string, mark: { at: Date; revision: number }): Promise<ChangedLead | undefined>;
  /** Adds a note unless one with its id exists. @returns the lead afterwards; undefined if there is none */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;
  /**
   * Removes a note that is no older than a minute; an older or unknown one stays as it is, and is stale.
   * @returns undefined if there is no such lead
   */
  removeLeadNote(id: string, noteId: string, at: Date): Promise<ChangedLead | undefined>;

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
