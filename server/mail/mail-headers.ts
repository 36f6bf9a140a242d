import { headerText } from '../leads/header-text.ts';
import type { MailAddress, MailMessage } from './sender.ts';

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
