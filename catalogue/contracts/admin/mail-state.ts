import type { LeadSummary } from './lead-summary.ts';

/** `GET /api/admin/mail`. Times are ISO 8601. */
export interface MailState {
  due: number;
  dead: number;
  oldestDueAt?: string;
  /** Given-up mail first; at most 100. */
  undelivered: readonly UndeliveredMail[];
  /** `undeclared`: `TRUST_PROXY_HOPS` does not count a proxy. `silent`: a counted one hides client addresses. */
  proxyTrouble?: 'undeclared' | 'silent';
}

export interface UndeliveredMail {
  lead: LeadSummary;
  attempts: number;
  lastError: string;
  /** Absent when no attempt is planned. */
  nextTryAt?: string;
}
