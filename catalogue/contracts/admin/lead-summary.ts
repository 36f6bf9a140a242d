import type { LeadStatus } from '../lead-status.ts';

/** A lead in the inbox's list, as `GET /api/admin/leads` answers it. Times are ISO 8601. */
export interface LeadSummary {
  id: string;
  kind: 'estimate' | 'contact' | 'palette';
  status: LeadStatus;
  /** As its sender gave it; the e-mail address where there is no name. */
  name: string;
  town: string;
  /** What it is about, in a few words: the service, the subject or how many colors. */
  about: string;
  receivedAt: string;
  /** When an answer is owed. */
  dueAt: string;
  answeredAt?: string;
  isUnread: boolean;
  /** It came in as suspected spam. */
  isSuspected: boolean;
  /** Origin of the embedding site; absent for our own pages. */
  site?: string;
  mailStatus: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
}

/** `GET /api/admin/leads`. */
export interface LeadList {
  leads: readonly LeadSummary[];
  /** What `after` takes for the page behind; absent on the last. */
  next?: string;
}
