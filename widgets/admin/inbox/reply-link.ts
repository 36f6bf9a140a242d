import { business } from '../../../catalogue/business.ts';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';

/** Longer URLs are cut by some mail programs. */
const maxQuoted = 600;

/** A `mailto:` URL with a prepared answer: a greeting, the original message, and a signature. */
export function replyLink({ email, name, kind, about, town, message }: LeadDetail): string {
  const [first = ''] = name === email ? [] : name.split(' ');
  const subject = {
    estimate: `Your free estimate: ${about}${town ? ` in ${town}` : ''}`,
    contact: about.replace(/^Message: /, 'Re: '),
    palette: 'Your color list',
  }[kind];
  const quoted = message.length > maxQuoted ? `${message.slice(0, maxQuoted)} …` : message;
  const body = [
    first ? `Hello ${first},` : 'Hello,',
    '',
    `thank you for writing to ${business.name}.`,
    '',
    '',
    'Kind regards',
    business.name,
    business.phone.shown,
    '',
    ...quoted.split('\n').map((line) => `> ${line}`),
  ].join('\r\n');
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The digits to dial; ten digits are a number in the United States. */
export function dialed(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^\d{10}$/.test(digits) ? `+1${digits}` : digits;
}

/** A map search that opens in the phone's own app. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
