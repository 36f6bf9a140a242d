import type { Lead } from '../lead.ts';

/** A mail that one worker may send until its lease ends. */
export interface ClaimedMail {
  lead: Lead;
  /** Proof of the claim; a later claim makes it void. */
  lease: string;
}

export interface MailStore {
  /**
   * Claims due mail, longest due first: no other worker gets it until `now + leaseMs`. A crashed worker's claim
   * expires. May return fewer than there are. After the clock was set back, mail does not wait for it to catch up: an
   * attempt more than `maxAheadMs` ahead is due, and a lease that ends more than twice `leaseMs` ahead has ended.
   */
  claimDueMail(claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /**
   * Marks a claimed mail as sent; false if the lease is void, and then nothing changes.
   * @param told how many acts of the visitor it mentioned: if there are more now, it is due again at once. @default 0
   */
  markMailSent(id: string, lease: string, sentAt: Date, told?: number): Promise<boolean>;
  /**
   * Records a failed attempt: due again at `nextTryAt`, or dead without it. False if the lease is void.
   * `countsAsAttempt` is false if the mail was not the cause (a refused key, for example).
   */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  /** The state of the outbox. `oldestDueAt` is when the longest waiting mail became due. */
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
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
