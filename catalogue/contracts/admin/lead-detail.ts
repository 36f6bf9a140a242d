import type { LeadExtras } from '../lead-extras.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/leads/{id}`. Times are ISO 8601. */
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
  /** Origin and path. */
  page?: string;
  campaign?: string;
  suspicions: readonly string[];
  /** `isFile`: written to the outbox folder, without a mail service. */
  mail: { attempts: number; nextTryAt: string; lastError?: string; sentAt?: string; isFile?: true };
  /** The confirmation to its sender; absent if none is owed. */
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
  /** Done by the sender on the private page, oldest first. Canceling closes the lead. */
  acts?: readonly { id: string; at: string; kind: 'note' | 'photos' | 'cancel' | 'restore'; text: string }[];
  /** With the same email address or phone number, newest first. */
  related: readonly LeadSummary[];
}
