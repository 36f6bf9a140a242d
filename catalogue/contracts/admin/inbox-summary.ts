import type { LeadStatus } from '../lead-status.ts';

/** `GET /api/admin/leads/summary`: the filters to choose from, with counts. */
export interface InboxSummary {
  counts: Readonly<Record<LeadStatus, number>>;
  /** New and suspected leads that were never opened. */
  unread: number;
  towns: readonly { name: string; count: number }[];
  /** Origins of embedding sites; '' for our own pages. */
  sites: readonly { name: string; count: number }[];
  /** How the 24 hours are counted. */
  clock: 'plain' | 'business';
}
