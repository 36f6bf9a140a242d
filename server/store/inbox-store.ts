import type { LeadStatus } from '../../catalogue/contracts/lead-status.ts';
import type { Lead, LeadKind } from './store.ts';

/** What the owner has done with a lead; part of the lead's record. */
export interface LeadTriage {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** When its sender got a first answer: the first move to one of `answeredStatuses`. Stays whatever comes later. */
  answeredAt?: Date;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Oldest first. */
  notes: readonly Note[];
}

export interface StatusChange {
  at: Date;
  /** Who did it, as they called themselves; '' for the owner. */
  by: string;
  from: LeadStatus;
  to: LeadStatus;
}

export interface Note {
  /** Made by the browser, so that a repeated send adds no second note. */
  id: string;
  at: Date;
  by: string;
  text: string;
}

/** Which leads, by every condition that is given. */
export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** As it stands in the lead's `city`, whatever its capitals. */
  town?: string;
  /** Origin of the embedding site, or '' for our own pages. */
  site?: string;
  /** Received before; for what is overdue. */
  receivedBefore?: Date;
  /** Words, each the start of a word in any field or note, whatever its capitals; digits also find phone numbers written in any way. */
  text?: string;
  /** By time of receipt. */
  order: 'newest' | 'oldest';
  /** `next` of the page before, with the same conditions; a made-up one finds anything or nothing. */
  after?: string;
  limit: number;
}

export interface InboxPage {
  leads: Lead[];
  /** Absent when nothing follows. */
  next?: string;
}

/** Leads as the owner works through them. Every change is durable when it resolves. */
export interface InboxStore {
  inbox(query: InboxQuery): Promise<InboxPage>;
  /** All leads, by status. */
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** Leads that are new or suspected and were never opened. */
  countUnreadLeads(): Promise<number>;
  /** Towns and sites that leads have, each with how many, most first; at most 100 of each. */
  leadFacets(): Promise<{
    towns: readonly { name: string; count: number }[];
    sites: readonly { name: string; count: number }[];
  }>;
  /** Others with the same e-mail address or the same phone number (its last ten digits), newest first, at most 20. */
  relatedLeads(lead: Lead): Promise<Lead[]>;
  /** Marks as opened. @returns undefined when there is no such lead */
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /**
   * Moves a lead to a status and notes it in its history; moving it to where it is changes nothing. A suspected lead
   * that leaves `spam` owes its mail from then on; one that becomes spam while its mail is due owes none.
   * @returns the lead afterwards; undefined when there is none
   */
  moveLead(id: string, to: LeadStatus, mark: { at: Date; by: string }): Promise<Lead | undefined>;
  /** Adds a note unless one with its id is there. @returns the lead afterwards; undefined when there is none */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;

  /** Mail that has failed at least once and is not sent: dead first, then by next try; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
  /** Makes a mail due now, with all its tries before it again; false when it is not waiting or dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** The owner needs no mail of this lead any more: nothing tries again, nothing shows it. False when it neither waits nor is dead. */
  giveUpMail(id: string): Promise<boolean>;
}
