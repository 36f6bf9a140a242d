import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/mail`. Times are ISO 8601. */
export interface MailState {
  due: number;
  dead: number;
  oldestDueAt?: string;
  /** Given-up mail first; at most 100. */
  undelivered: readonly UndeliveredMail[];
  /**
   * `undeclared`: a proxy that `TRUST_PROXY_HOPS` does not count. `silent`: a counted one that forwards no client
   * addresses.
   */
  proxyTrouble?: 'undeclared' | 'silent';
}

export interface UndeliveredMail {
  lead: LeadSummary;
  attempts: number;
  lastError: string;
  /** Absent when no attempt is planned. */
  nextTryAt?: string;
}
