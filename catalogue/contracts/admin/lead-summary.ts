import type { LeadStatus } from '../lead-status.ts';

/** A lead in the inbox list, as `GET /api/admin/leads` returns it. Times are ISO 8601. */
export interface LeadSummary {
  id: string;
  kind: 'estimate' | 'contact' | 'palette';
  status: LeadStatus;
  /** As the sender typed it; the email address if there is no name. */
  name: string;
  town: string;
  /** Its topic in a few words: the service, the subject or the number of colors. */
  about: string;
  receivedAt: string;
  /** When an answer is due. */
  dueAt: string;
  answeredAt?: string;
  /** Hidden until then. */
  snoozedUntil?: string;
  /** When the visit takes place. */
  visitAt?: string;
  /** Increases with every change; sent with the next change. */
  revision: number;
  phone: string;
  photoCount: number;
  isUnread: boolean;
  /** How often its sender has sent it again. @default 0 */
  repeats?: number;
  /** Whether it arrived as suspected spam. */
  isSuspected: boolean;
  /** Origin of the embedding site; absent for our own pages. */
  site?: string;
  /** Whether its sender has canceled it on its private page. */
  isCanceled?: true;
  mailStatus: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
}

/** `GET /api/admin/leads`. */
export interface LeadList {
  leads: readonly LeadSummary[];
  /** The value of `after` for the next page; absent on the last page. */
  next?: string;
}

/** The most characters of words to search leads for. */
export const mostSearchLength = 200;
