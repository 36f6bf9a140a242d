import type { LeadExtras } from '../lead-extras.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { LeadSummary } from './lead-summary.ts';

/** A lead with all its data, as `GET /api/admin/leads/{id}` returns it. Times are ISO 8601. */
export interface LeadDetail extends LeadSummary, LeadExtras {
  email: string;
  /** On one line; empty if none was given. */
  address: string;
  /** The message without the lines that name {@link colors}. */
  message: string;
  /** Paint colors of our lists that the message names, each with its `#rrggbb`. */
  colors: readonly { name: string; code: string; hex: string }[];
  /** The contract's fields as they were sent. */
  fields: Readonly<Record<string, string>>;
  /** Ids of its photos: `/api/admin/photos/{id}`, and `…/small` below that. */
  photos: readonly string[];
  /** Origin and path of the page it was sent from. */
  page?: string;
  campaign?: string;
  /** Why it looked like spam, as sentences. */
  suspicions: readonly string[];
  /** `isFile`: no mail service is set up, so it is written to the outbox folder. */
  mail: { attempts: number; nextTryAt: string; lastError?: string; sentAt?: string; isFile?: true };
  /** The mail that confirms it to its sender; absent if none is owed. */
  receipt?: { status: 'due' | 'sent' | 'dead'; sentAt?: string; lastError?: string };
  /** Oldest first. */
  history: readonly {
    at: string;
    by: string;
    from: LeadStatus;
    to: LeadStatus;
    /** The times after this change. */
    snoozedUntil?: string;
    visitAt?: string;
  }[];
  /** Oldest first. */
  notes: readonly { id: string; at: string; by: string; text: string }[];
  /** Its sender's actions on its private page, oldest first; absent if there are none. Canceling closes the lead. */
  acts?: readonly { id: string; at: string; kind: 'note' | 'photos' | 'cancel' | 'restore'; text: string }[];
  /** Other leads with the same email address or phone number, newest first. */
  related: readonly LeadSummary[];
}
