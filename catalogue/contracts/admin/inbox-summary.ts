import type { LeadStatus } from '../lead-status.ts';

/** `GET /api/admin/leads/facets`: towns and sites to filter by, with counts, most frequent first. */
export interface LeadFacets {
  towns: readonly { name: string; count: number }[];
  /** Origins of embedding sites; '' for our own pages. */
  sites: readonly { name: string; count: number }[];
}

/**
 * `GET /api/admin/leads/summary`: counts of leads that need attention. Its `ETag` changes with the leads, and every
 * minute.
 */
export interface InboxSummary {
  counts: Readonly<Record<LeadStatus, number>>;
  /** New and suspected leads that were never opened. */
  unread: number;
  today: {
    /** Estimates and messages that are neither answered nor snoozed. */
    waiting: number;
    /** Leads whose snooze has ended, and snoozed leads. */
    back: number;
    snoozed: number;
    /** When the next snooze ends. ISO 8601. */
    nextBackAt?: string;
    /** Held as spam since midnight in New York. */
    spam: number;
  };
  /** How the 24 hours are counted. */
  clock: 'plain' | 'business';
}
