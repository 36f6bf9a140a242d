import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/mail`: pending and failing mail. Times are ISO 8601. */
export interface MailState {
  due: number;
  dead: number;
  /** When the lead whose mail has waited longest was received. */
  oldestDueAt?: string;
  /** Mail that has failed and was not sent, given-up mail first; at most 100. */
  undelivered: readonly UndeliveredMail[];
  /**
   * `undeclared`: a proxy that `TRUST_PROXY_HOPS` does not count. `silent`: a counted one that does not forward client
   * addresses.
   */
  proxyTrouble?: 'undeclared' | 'silent';
}

export interface UndeliveredMail {
  lead: LeadSummary;
  attempts: number;
  lastError: string;
  /** Absent when no further attempt is planned. */
  nextTryAt?: string;
}
