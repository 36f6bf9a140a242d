import type { LeadStatus } from '../lead-status.ts';

/** `GET /api/admin/leads/summary`: what there is to choose from. */
export interface InboxSummary {
  counts: Readonly<Record<LeadStatus, number>>;
  /** New and suspected ones that were never opened. */
  unread: number;
  towns: readonly { name: string; count: number }[];
  /** Origins of embedding sites; '' for our own pages. */
  sites: readonly { name: string; count: number }[];
  /** How the 24 hours are counted. */
  clock: 'plain' | 'business';
}
