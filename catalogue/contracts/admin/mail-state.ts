import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/mail`: mail that is waiting and mail that fails. Times are ISO 8601. */
export interface MailState {
  due: number;
  dead: number;
  /** When the lead whose mail has waited longest was received. */
  oldestDueAt?: string;
  /** Mail that has failed and was not sent, given-up mail first; at most 100. */
  undelivered: readonly UndeliveredMail[];
  /** A proxy in front is not counted by `TRUST_PROXY_HOPS`, or a counted one does not forward client addresses. */
  proxyTrouble?: 'undeclared' | 'silent';
}

export interface UndeliveredMail {
  lead: LeadSummary;
  attempts: number;
  lastError: string;
  /** Absent when no further attempt is planned. */
  nextTryAt?: string;
}
