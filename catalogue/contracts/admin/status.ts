import type { LeadSummary } from './lead.ts';

/* Times are ISO 8601. */

/** `problem`: lost or stuck until the owner acts. `warning`: soon will be. */
export interface Condition {
  /** At most one condition has each key. */
  key: string;
  severity: 'problem' | 'warning' | 'info';
  sentence: string;
  /** Two or three words: `Backup 3 h ago`. */
  brief?: string;
  /** A fragment of the office’s URL, without `#`. */
  address?: string;
  /** @default `See details` */
  link?: string;
  since?: string;
}

/** The worst first. */
export interface Health {
  conditions: readonly Condition[];
}

/** Since this process started, oldest first. */
export interface ReachedLimits {
  limits: readonly {
    limit: string;
    number: number;
    unit: string;
    effect: string;
    count: number;
    lastAt: string;
  }[];
}

export interface MailState {
  due: number;
  dead: number;
  oldestDueAt?: string;
  /** Given-up mail first. */
  undelivered: readonly {
    lead: LeadSummary;
    attempts: number;
    lastError: string;
    /** Absent when no attempt is planned. */
    nextTryAt?: string;
  }[];
  /** `undeclared`: `TRUST_PROXY_HOPS` misses a proxy. `silent`: a counted one hides client addresses. */
  proxyTrouble?: 'undeclared' | 'silent';
}

/** `POST /api/admin/mail/test` and `…/test-receipt`. */
export interface TestMailOutcome {
  to: string;
  /** Only written to the outbox folder. */
  isFile: boolean;
  /** Addresses that mail does not reach, and why. */
  trouble?: string;
}

export interface DigestState {
  /** The last day done: `2026-11-23`; absent before the first. */
  upTo?: string;
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  spam: DigestState;
  /** A mail service is set up. */
  canSend: boolean;
  deadReceipts: number;
}

export interface TrackedEvent {
  id: string;
  eventType: string;
  eventDetails: string | null;
  timestamp: string;
}
