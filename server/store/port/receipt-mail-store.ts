import type { ClaimedMail, Lead, MailStore } from '../store.ts';

/**
 * The mail that confirms a lead to its sender. It is part of the lead's record, so it is removed with it, and separate
 * from the owner's mail, so that neither waits for the other. A lead without one owes its sender none.
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

/** Receipts are claimed and marked like the owner's mail, under separate leases. */
export interface ReceiptMailStore {
  /**
   * Makes the receipt of a lead due at once, unless it has one already or is held as spam. Durable when it resolves.
   * @returns the updated lead; undefined if there is none
   */
  oweReceipt(leadId: string, at: Date): Promise<Lead | undefined>;
  /** Like `claimDueMail`, for the receipts of leads that are not spam now. */
  claimDueReceipts(claim: Parameters<MailStore['claimDueMail']>[0]): Promise<ClaimedMail[]>;
  /** Marks a claimed receipt as sent; false if the lease is void, and then nothing changes. */
  markReceiptSent(leadId: string, lease: string, sentAt: Date): Promise<boolean>;
  /** Like `markMailFailed`. */
  markReceiptFailed: MailStore['markMailFailed'];
  /** Gives up a receipt that the mail service accepted but did not deliver; false if there is none to give up. */
  markReceiptUndelivered(leadId: string, error: string): Promise<boolean>;
  /** The number of receipts that were given up. */
  countDeadReceipts(): Promise<number>;
}
