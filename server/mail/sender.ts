/** Takes a mail to where it is read. Resolves once the mail is out of our hands; rejects with a {@link MailFailure}. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}

/** One mail, ready to go: header values are single lines without control characters, `html` is markup already escaped. */
export interface MailMessage {
  /** The lead's id; sending twice under one id should not make two mails where the sender can help it. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  /** The visitor, unless no mail program could answer the address. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** What the mail's Date says where the sender writes it: when the lead was received. */
  date: Date;
}

export interface MailAddress {
  name?: string;
  address: string;
}

/**
 * Whose fault a failed try is, and so what follows:
 * `later`: nobody's; try again. `key`: the sender refuses us (key, sender identity); the mail waits and loses no try.
 * `message`: the sender refuses this mail; trying again hardly helps.
 */
export type MailFault = 'later' | 'key' | 'message';

/** Why a try failed. The message is for the owner's eyes and may quote the sender; only `code` may be logged. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fault: MailFault;
  /** A short word or status for the log: `timeout`, `http_429`, `ENOSPC`. */
  readonly code: string;
  /** The sender asked for this much patience. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: MailFault, code: string, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
