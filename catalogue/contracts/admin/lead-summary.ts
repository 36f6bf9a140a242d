import type { LeadStatus } from '../lead-status.ts';

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
  /** How often it was sent again. @default 0 */
  repeats?: number;
  isSuspected: boolean;
  /** An embedding site's origin; absent for our own pages. */
  site?: string;
  isCanceled?: true;
  mailStatus: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
}

/** `GET /api/admin/leads`. */
export interface LeadList {
  leads: readonly LeadSummary[];
  /** `after` of the next page; absent on the last. */
  next?: string;
}

export const mostSearchLength = 200;

/** `GET /api/admin/leads/facets`: most frequent first. */
export interface LeadFacets {
  towns: readonly { name: string; count: number }[];
  /** Origins of embedding sites; '' for our own pages. */
  sites: readonly { name: string; count: number }[];
}

/** `GET /api/admin/leads/summary`. Its `ETag` changes with the leads, and every minute. */
export interface InboxSummary {
  counts: Readonly<Record<LeadStatus, number>>;
  /** New and suspected leads that were never opened. */
  unread: number;
  today: {
    /** Estimates and messages neither answered nor snoozed. */
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
