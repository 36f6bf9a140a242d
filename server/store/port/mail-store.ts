import type { Lead } from '../lead.ts';

export interface ClaimedMail {
  lead: Lead;
  /** A later claim makes it void. */
  lease: string;
}

export interface MailStore {
  /**
   * Longest due first; may return fewer than there are. After the clock was set back, an attempt more than `maxAheadMs`
   * ahead is due, and a lease that ends more than twice `leaseMs` ahead has ended.
   */
  claimDueMail(claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** False if the lease is void. Due again if the visitor has acted more often than `notifiedCount`. @default 0 */
  markMailSent(id: string, lease: string, sentAt: Date, notifiedCount?: number): Promise<boolean>;
  /** Dead without `nextTryAt`; false if the lease is void. `countsAsAttempt`: whether the mail was the cause. */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
}

/** Under leases of their own. */
export interface ReceiptMailStore {
  /** Durable. No effect on a lead with a receipt or held as spam. */
  scheduleReceipt(leadId: string, at: Date): Promise<Lead | undefined>;
  /** Not of leads that are spam now. */
  claimDueReceipts(claim: Parameters<MailStore['claimDueMail']>[0]): Promise<ClaimedMail[]>;
  /** False if the lease is void. */
  markReceiptSent(leadId: string, lease: string, sentAt: Date): Promise<boolean>;
  markReceiptFailed: MailStore['markMailFailed'];
  /** Accepted by the mail service but not delivered; false if there is none to give up. */
  markReceiptUndelivered(leadId: string, error: string): Promise<boolean>;
  countDeadReceipts(): Promise<number>;
}
