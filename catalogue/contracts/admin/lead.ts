import * as v from 'valibot';
import type { ServiceType } from '../form-names.ts';
import type { LeadExtras } from '../lead-extras.ts';

/** Suspected spam starts as `spam`, everything else as `new`. SQLite’s schema lists them again. */
export const leadStatuses = ['new', 'called', 'scheduled', 'quoted', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(leadStatuses, 'Please choose a status');
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

export const openStatuses = ['new', 'called', 'scheduled', 'quoted'] as const satisfies readonly LeadStatus[];

export const answeredStatuses = [
  'called',
  'scheduled',
  'quoted',
  'won',
  'lost',
] as const satisfies readonly LeadStatus[];

export const honestStatuses = leadStatuses.filter((status) => status !== 'spam');

export const askingKinds = ['estimate', 'contact'] as const;

export const callOutcomes = ['reached', 'message', 'call-back'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What a step of a lead may say besides its status; each stays until a later step changes or ends it. */
export interface StepDetails<Time = Date> {
  /** While the status is open. */
  snoozedUntil?: Time;
  /** While `scheduled`, `quoted` or `won`. */
  visitAt?: Time;
  /** @default defaultVisitMinutes */
  visitMinutes?: number;
  /** While `called` or `quoted`: when the lead comes back if its sender has not written. */
  followUpAt?: Time;
  outcome?: CallOutcome;
  /** Whole dollars: the quote, or what was won or lost. */
  amount?: number;
  /** While `lost`: one of `lostReasons`, or the owner's words. */
  reason?: string;
  /** While `won`: the day it was done, as `2026-07-14`. */
  doneOn?: string;
}

export const defaultVisitMinutes = 60;

export const lostReasons = [
  'Price',
  'Couldn’t come in time',
  'Chose someone else',
  'Never answered',
  'Too far, or not our work',
] as const;

/**
 * The one definition of a request that waits for an answer: new, or its sender wrote again. Suspected offers are spam.
 * One whose snooze has ended is in the inbox, too.
 */
export const waits = (lead: {
  kind: LeadSummary['kind'];
  status: LeadStatus;
  wroteAgainAt?: unknown;
  snoozedUntil?: unknown;
}): boolean =>
  askingKinds.some((kind) => kind === lead.kind) &&
  (lead.status === 'new' || lead.wroteAgainAt !== undefined) &&
  !lead.snoozedUntil;

/** Times are ISO 8601. */
export interface LeadSummary extends StepDetails<string> {
  id: string;
  kind: 'estimate' | 'contact' | 'palette';
  status: LeadStatus;
  name: string;
  town: string;
  about: string;
  receivedAt: string;
  dueAt: string;
  answeredAt?: string;
  wroteAgainAt?: string;
  said: string;
  /** Increases with every change; sent with the next. */
  revision: number;
  phone: string;
  email: string;
  /** Normalized address and phone number: who shares one is the same person. */
  person: readonly string[];
  apart?: readonly string[];
  photoCount: number;
  isUnread: boolean;
  repeats?: number;
  isSuspected: boolean;
  /** An embedding site's origin; absent for our own pages. */
  site?: string;
  isCanceled?: true;
  mailStatus: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
}

export interface LeadList {
  leads: readonly LeadSummary[];
  next?: string;
}

export const correctable = {
  estimate: ['name', 'phone', 'email', 'address', 'city', 'state', 'zipCode'],
  contact: ['firstName', 'lastName', 'phone', 'email'],
  palette: ['customerEmail'],
} as const satisfies Record<LeadSummary['kind'], readonly string[]>;

export const isSamePerson = (one: LeadSummary, other: LeadSummary): boolean =>
  one.id !== other.id && !one.apart?.includes(other.id) && one.person.some((key) => other.person.includes(key));

export const maxSearchLength = 200;
export const maxAuthorLength = 60;

/** Most frequent first. */
export interface LeadFacets {
  towns: readonly { name: string; count: number }[];
  /** Origins of embedding sites; '' for our own pages. */
  sites: readonly { name: string; count: number }[];
}

/** Its `ETag` changes with the leads, and every minute. */
export interface InboxSummary {
  counts: Readonly<Record<LeadStatus, number>>;
  unread: number;
  today: {
    /** See `waits`; with those whose snooze has ended. */
    waiting: number;
    snoozed: number;
    unanswered: number;
    /** ISO 8601. */
    nextBackAt?: string;
    spam: number;
  };
  clock: 'plain' | 'business';
}

/** Times are ISO 8601. */
export interface LeadDetail extends LeadSummary, LeadExtras {
  address: string;
  /** Without the lines that name {@link colors}. */
  message: string;
  /** Of our lists; `hex` is `#rrggbb`. */
  colors: readonly { name: string; code: string; hex: string }[];
  fields: Readonly<Record<string, string>>;
  /** Ids for `/api/admin/photos/{id}` and `…/small`. */
  photos: readonly string[];
  /**
   * If its sender allows them there or the job is won: the words beside them, the ids of those shown and how many the
   * section lacks, or why none can be shown.
   */
  onSite?:
    | { work: { service: ServiceType; town: string }; shown: readonly string[]; missing: number }
    | { obstacle: 'job' | 'place' | 'consent' };
  /** Origin and path. */
  page?: string;
  campaign?: string;
  byHand?: string;
  suspicions: readonly string[];
  /** `isFile`: written to the outbox folder, without a mail service. */
  mail: { attempts: number; nextTryAt: string; lastError?: string; sentAt?: string; isFile?: true };
  receipt?: { status: 'due' | 'sent' | 'dead'; sentAt?: string; lastError?: string };
  /** Oldest first. */
  history: readonly (StepDetails<string> & { at: string; by: string; from: LeadStatus; to: LeadStatus })[];
  corrections?: readonly { at: string; by: string; was: Readonly<Record<string, string>> }[];
  /** Oldest first. */
  notes: readonly { id: string; at: string; by: string; text: string }[];
  /** The sender's, on the private page, oldest first. Canceling closes the lead. */
  acts?: readonly {
    id: string;
    at: string;
    kind: 'note' | 'photos' | 'cancel' | 'restore' | 'show' | 'hide';
    text: string;
  }[];
  /** With the same email address or phone number, newest first. */
  related: readonly LeadSummary[];
}
