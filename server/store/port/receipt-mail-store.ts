import type { ClaimedMail, Lead, MailStore } from '../store.ts';

/**
 * The mail that confirms a lead to its sender; part of the lead's record, so it goes with it, and apart from the owner's
 * mail, so that neither waits for the other. A lead without one owes its sender none.
 */
export interface OwedReceipt {
  /** `dead`: given up. */
  status: 'due' | 'sent' | 'dead';
  /** Attempts that counted. */
  attempts: number;
  /** When the next attempt may start; meaningful while due. */
  nextTryAt: Date;
  owedAt: Date;
  lastError?: string;
  sentAt?: Date;
}

/** Receipts are claimed and marked as the owner's mail is, each under a lease of its own. */
export interface ReceiptMailStore {
  /**
   * Makes the receipt of a lead due at once, unless it has one already or is held as spam. Durable when it resolves.
   * @returns the lead afterwards; undefined if there is none
   */
  oweReceipt(leadId: string, at: Date): Promise<Lead | undefined>;
  /** As `claimDueMail`, with the receipts of leads that are not spam by now. */
  claimDueReceipts(claim: Parameters<MailStore['claimDueMail']>[0]): Promise<ClaimedMail[]>;
  /** Marks a claimed receipt as sent; false if the lease is void, and then nothing changes. */
  markReceiptSent(leadId: string, lease: string, sentAt: Date): Promise<boolean>;
  /** As `markMailFailed`. */
  markReceiptFailed: MailStore['markMailFailed'];
}
