import type { LeadStatus, StepDetails } from '../../catalogue/contracts/admin/lead.ts';
import type { LeadExtras } from '../../catalogue/contracts/lead-extras.ts';

export const leadKinds = ['estimate', 'contact', 'palette'] as const;
export type LeadKind = (typeof leadKinds)[number];

export interface NewLead {
  /** Derived from the idempotency key or the content. */
  id: string;
  kind: LeadKind;
  fields: Readonly<Record<string, string>>;
  /** In the order chosen. */
  photos?: readonly string[];
  /** Digests of what was typed and, after a space, of its photos. */
  fingerprint: string;
  receivedAt: Date;
  /** Empty on our own pages without a campaign. */
  source: LeadSource;
  /** Some do not hold it, see `isHeld`. */
  suspicions: readonly string[];
}

export interface LeadSource extends LeadExtras {
  origin?: string;
  /** Origin and path, without query. */
  page?: string;
  campaign?: string;
  /** Where the owner says that it came from, who added it: `Phone`. */
  byHand?: string;
}

export interface Lead extends NewLead {
  repeats?: number;
  mail: ScheduledMail;
  /** Absent if its sender gets none. */
  receipt?: ScheduledReceipt;
  triage: LeadTriage;
}

export interface ScheduledMail {
  /** `held`: suspected spam. `dead`: given up, shown to the owner. `dropped`: dismissed by the owner. */
  status: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
  /** Those that counted. */
  attempts: number;
  nextTryAt: Date;
  lastError?: string;
  sentAt?: Date;
  /** Acts of the visitor that it mentioned. @default 0 */
  notifiedCount?: number;
  /** When it became due again. */
  scheduledAt?: Date;
}

export const maxRepeats = 99;

export interface ScheduledReceipt extends Omit<ScheduledMail, 'status' | 'notifiedCount'> {
  status: 'due' | 'sent' | 'dead';
  scheduledAt: Date;
}

export interface LeadTriage extends StepDetails {
  status: LeadStatus;
  /** When the owner first opened it. */
  seenAt?: Date;
  /** The first change to one of `answeredStatuses`, by others than its sender. */
  answeredAt?: Date;
  /** When its sender first wrote after the owner's last answer: a note or photos. */
  wroteAgainAt?: Date;
  /** Increases with every change, including undo. */
  revision: number;
  history: readonly StatusChange[];
  notes: readonly Note[];
  /** Its sender's, on its private page. */
  acts?: readonly VisitorAct[];
  corrections?: readonly Correction[];
  apart?: readonly string[];
}

export interface Correction {
  at: Date;
  by: string;
  was: Readonly<Record<string, string>>;
}

export interface StatusChange extends StepDetails {
  at: Date;
  /** A person's name; '' for the owner, `the homeowner` for the lead's sender. */
  by: string;
  from: LeadStatus;
  /** The same as `from` when only details changed. */
  to: LeadStatus;
  /** The lead's `wroteAgainAt` before. */
  answers?: Date;
}

export interface Note {
  /** Created by the browser, so that a repeat has no effect. */
  id: string;
  at: Date;
  by: string;
  text: string;
}

/** `id`: from the page's form, so that a repeat has no effect. */
export type VisitorAct = { id: string; at: Date } & (
  | { kind: 'note'; text: string }
  | { kind: 'photos'; photos: readonly string[] }
  | { kind: 'cancel' | 'restore' | 'show' | 'hide' }
);
