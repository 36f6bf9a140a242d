import { headerText } from '../leads/lead-text.ts';

/** Sends a mail. Resolves once the mail is handed over; rejects with a {@link MailFailure}. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}

/** A mail, ready to send: `html` is escaped markup. */
export interface MailMessage {
  /** The lead's id; sending twice under one id should not deliver two mails where the sender can prevent it. */
  id: string;
  /** Distinguishes it from the lead's first mail, which has none; letters, digits and `-`. */
  part?: string;
  from: MailAddress;
  to: readonly MailAddress[];
  /** The visitor, unless no mail program could reply to the address. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Small pictures that the markup shows by `cid:`. */
  pictures?: readonly MailPicture[];
  /** Further headers, each value one line that we wrote. */
  headers?: Readonly<Record<string, string>>;
  /** The mail's Date, if the sender sets it: when the lead was received. */
  date: Date;
}

/** A mail's unique name: the lead's id, which has no period, and the part. */
export const nameOfMail = ({ id, part }: Pick<MailMessage, 'id' | 'part'>): string => (part ? `${id}.${part}` : id);

/** A JPEG. */
export interface MailPicture {
  /** Letters, digits, `-` and `.`; unique within the mail. */
  cid: string;
  fileName: string;
  content: Buffer;
}

export interface MailAddress {
  name?: string;
  address: string;
}

/**
 * The cause of a failure, which decides what follows. `later`: temporary; retry. `key`: the service refuses us (key,
 * sender identity); the mail waits without using up an attempt. `message`: the service refuses this mail; retrying
 * hardly helps.
 */
export type MailFault = 'later' | 'key' | 'message';

/** Why an attempt failed. The message is for the owner and may quote the service; only `code` may be logged. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fault: MailFault;
  /** A short word or status for the log: `timeout`, `http_429`, `ENOSPC`. */
  readonly code: string;
  /** How long the service asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: MailFault, code: string, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The texts of a mail's headers, each one clean line. Every sender gets them from here. */
export function mailHeaders({ from, to, replyTo, subject }: MailMessage) {
  return {
    from: cleanAddress(from),
    to: to.map(cleanAddress),
    ...(replyTo && { replyTo: cleanAddress(replyTo) }),
    subject: headerText(subject),
  };
}

const cleanAddress = ({ name = '', address }: MailAddress) => ({
  name: headerText(name),
  address: headerText(address, 320),
});
