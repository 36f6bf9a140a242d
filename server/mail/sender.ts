import { headerText } from '../leads/lead-kinds.ts';

export interface MailSender {
  send(message: MailMessage): Promise<void>;
}

export interface MailMessage {
  /** Sending twice under one id and part should not deliver two mails. */
  id: string;
  part?: string;
  from: MailAddress;
  to: readonly MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  pictures?: readonly MailPicture[];
  headers?: Readonly<Record<string, string>>;
  /** When the lead was received. */
  date: Date;
}

export const nameOfMail = ({ id, part }: Pick<MailMessage, 'id' | 'part'>): string => (part ? `${id}.${part}` : id);

export interface MailPicture {
  cid: string;
  fileName: string;
  content: Buffer;
}

export interface MailAddress {
  name?: string;
  address: string;
}

/** `key`: the service refuses us; uses up no attempt. `message`: it refuses this mail; retrying hardly helps. */
export type MailFault = 'later' | 'key' | 'message';

/** Only `code` may be logged: the message may quote the service. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly fault: MailFault;
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(fault: MailFault, code: string, message: string, retryAfterMs?: number) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

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
