import { headerText } from '../leads/lead-text.ts';

/** Rejects with a {@link MailFailure}. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}

/** `html` is escaped markup. */
export interface MailMessage {
  /** The lead's; sending twice under one id should not deliver two mails where the sender can prevent it. */
  id: string;
  /** The lead's first mail has none; letters, digits and `-`. */
  part?: string;
  from: MailAddress;
  to: readonly MailAddress[];
  /** Absent if no mail program could reply. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Shown by `cid:`. */
  pictures?: readonly MailPicture[];
  /** Each value one line that we wrote. */
  headers?: Readonly<Record<string, string>>;
  /** When the lead was received. */
  date: Date;
}

/** The id has no period. */
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
 * `later`: temporary. `key`: the service refuses us; uses up no attempt. `message`: it refuses this mail; retrying
 * hardly helps.
 */
export type MailFault = 'later' | 'key' | 'message';

/** The message may quote the service; only `code` may be logged. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fault: MailFault;
  /** `timeout`, `http_429`, `ENOSPC`. */
  readonly code: string;
  /** As the service asked. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: MailFault, code: string, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Each one clean line. Every sender must use these. */
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
