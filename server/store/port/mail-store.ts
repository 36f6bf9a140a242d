import type { Lead } from '../lead.ts';

export interface ClaimedMail {
  lead: Lead;
  /** A later claim makes it void. */
  lease: string;
}

export interface MailStore {
  /**
   * Longest due first; may return fewer than there are. Nobody else gets them until `now + leaseMs`. After the clock
   * was set back, an attempt more than `maxAheadMs` ahead is due, and a lease that ends more than twice `leaseMs` ahead
   * has ended.
   */
  claimDueMail(claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** False if the lease is void. If the visitor has acted more often than `told`, it is due again. @default 0 */
  markMailSent(id: string, lease: string, sentAt: Date, told?: number): Promise<boolean>;
  /** Dead without `nextTryAt`; false if the lease is void. `countsAsAttempt` is false if the mail was not the cause. */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  /** `oldestDueAt`: when the longest waiting mail became due. */
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
}

/** Like the owner's mail, under separate leases. */
export interface ReceiptMailStore {
  /** Durable. No effect if the lead has a receipt already or is held as spam. */
  oweReceipt(leadId: string, at: Date): Promise<Lead | undefined>;
  /** Leaves out leads that are spam now. */
  claimDueReceipts(claim: Parameters<MailStore['claimDueMail']>[0]): Promise<ClaimedMail[]>;
  /** False if the lease is void. */
  markReceiptSent(leadId: string, lease: string, sentAt: Date): Promise<boolean>;
  markReceiptFailed: MailStore['markMailFailed'];
  /** For a receipt that the mail service accepted but did not deliver; false if there is none to give up. */
  markReceiptUndelivered(leadId: string, error: string): Promise<boolean>;
  countDeadReceipts(): Promise<number>;
}
