import * as v from 'valibot';
import type { ServiceType } from '../form-names.ts';
import type { LeadExtras } from '../lead-extras.ts';

/** Suspected spam starts as `spam`, everything else as `new`. SQLite’s schema lists them again. */
export const leadStatuses = ['new', 'called', 'scheduled', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(leadStatuses, 'Please choose a status');
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

export const openStatuses = ['new', 'called', 'scheduled'] as const satisfies readonly LeadStatus[];

/** Moving to one of these counts as the first answer. */
export const answeredStatuses = ['called', 'scheduled', 'won', 'lost'] as const satisfies readonly LeadStatus[];

/** Times are ISO 8601. */
export interface LeadSummary {
  id: string;
  kind: 'estimate' | 'contact' | 'palette';
  status: LeadStatus;
  /** As typed; without one, the email address. */
  name: string;
  town: string;
  about: string;
  receivedAt: string;
  dueAt: string;
  answeredAt?: string;
  snoozedUntil?: string;
  visitAt?: string;
  /** Increases with every change; sent with the next. */
  revision: number;
  phone: string;
  photoCount: number;
  isUnread: boolean;
  /** Times it was sent again. @default 0 */
  repeats?: number;
  isSuspected: boolean;
  /** An embedding site's origin; absent for our own pages. */
  site?: string;
  isCanceled?: true;
  mailStatus: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
}

export interface LeadList {
  leads: readonly LeadSummary[];
  /** `after` of the next page; absent on the last. */
  next?: string;
}

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
  /** New and suspected, never opened. */
  unread: number;
  today: {
    /** Estimates and messages, neither answered nor snoozed. */
    waiting: number;
    /** Their snooze has ended. */
    back: number;
    snoozed: number;
    /** ISO 8601. */
    nextBackAt?: string;
    /** Since midnight in New York. */
    spam: number;
  };
  clock: 'plain' | 'business';
}

/** Times are ISO 8601. */
export interface LeadDetail extends LeadSummary, LeadExtras {
  email: string;
  address: string;
  /** Without the lines that name {@link colors}. */
  message: string;
  /** Of our lists; `hex` is `#rrggbb`. */
  colors: readonly { name: string; code: string; hex: string }[];
  fields: Readonly<Record<string, string>>;
  /** Ids for `/api/admin/photos/{id}` and `…/small`. */
  photos: readonly string[];
  /** If its sender allows them there: the words beside them, if they can be shown, and the ids of those shown. */
  onSite?: { work?: { service: ServiceType; town: string }; shown: readonly string[] };
  /** Origin and path. */
  page?: string;
  campaign?: string;
  suspicions: readonly string[];
  /** `isFile`: written to the outbox folder, without a mail service. */
  mail: { attempts: number; nextTryAt: string; lastError?: string; sentAt?: string; isFile?: true };
  /** To its sender; absent if none is owed. */
  receipt?: { status: 'due' | 'sent' | 'dead'; sentAt?: string; lastError?: string };
  /** Oldest first. */
  history: readonly {
    at: string;
    by: string;
    from: LeadStatus;
    to: LeadStatus;
    snoozedUntil?: string;
    visitAt?: string;
  }[];
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
