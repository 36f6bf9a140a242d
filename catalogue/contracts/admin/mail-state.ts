import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/mail`: what the outbox owes, and what fails. Times are ISO 8601. */
export interface MailState {
  due: number;
  dead: number;
  /** When the lead came in whose mail waits longest. */
  oldestDueAt?: string;
  /** Mail that has failed and is not sent, the dead first; at most 100. */
  undelivered: readonly UndeliveredMail[];
  /** A proxy stands in front that `TRUST_PROXY_HOPS` does not count, or a counted one does not say whom it speaks for. */
  proxyTrouble?: 'undeclared' | 'silent';
}

export interface UndeliveredMail {
  lead: LeadSummary;
  attempts: number;
  lastError: string;
  /** Absent when no further try is planned. */
  nextTryAt?: string;
}
