import type { LeadStatus } from '../lead-status.ts';

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
