import { business } from '../../../../catalogue/business.ts';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import type { ReplyTemplate } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import { inTown } from '../../../../catalogue/towns/town.ts';
import { percentEncode } from '../../../core/runtime/percent-encode.ts';

/** Mail programs of Windows are not opened by URLs much longer than this. */
const maxLength = 1800;

/** A `mailto:` URL with a draft reply: a greeting, a signature, and as much of the original message as fits. */
export function replyLink(lead: LeadDetail): string {
  const { kind, about, town, message } = lead;
  const subject = {
    estimate: `Your free estimate: ${about}${town ? ` ${inTown(town)}` : ''}`,
    contact: about.replace(/^Message: /, 'Re: '),
    palette: 'Your color list',
  }[kind];
  const first = firstName(lead);
  const draft = [first ? `Hello ${first},` : 'Hello,', '', `thank you for writing to ${business.name}.`, '', ''];
  const start = mailto(lead.email, subject, [...draft, ...signature, '', ''].join('\n'));
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const whole = encoded(quoted.join('\n'));
  if (start.length + whole.length <= maxLength) return start + whole;
  const more = encoded(' …');
  return start + encoded(quoted.join('\n'), maxLength - start.length - more.length).replace(/%0D$/, '') + more;
}

/** A `mailto:` URL with a template's text, its placeholders filled in, and a signature. */
export function templateLink(lead: LeadDetail, { subject, text }: Pick<ReplyTemplate, 'subject' | 'text'>): string {
  return mailto(lead.email, filled(subject, lead), [filled(text, lead), '', ...signature].join('\n'));
}

/** A template's text with the lead's name, town and service filled in, or a neutral word for a missing one. */
export function filled(text: string, lead: LeadDetail): string {
  const values: Record<string, string> = {
    name: firstName(lead) || 'there',
    town: lead.town || 'your town',
    service: lead.kind === 'estimate' ? lead.about : 'your project',
  };
  // One pass, so that a name that looks like a placeholder is not replaced.
  return text.replace(/\{(name|town|service)\}/g, (_, key: string) => values[key] ?? '');
}

const signature = ['Kind regards', business.name, business.phone.shown];

function firstName({ name, email }: LeadDetail): string {
  const [first = ''] = name === email ? [] : name.split(' ');
  return first;
}

function mailto(email: string, subject: string, body: string): string {
  const address = percentEncode(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${percentEncode(subject, maxLength / 3)}&body=${encoded(body)}`;
}

const encoded = (text: string, maxBytes?: number) => percentEncode(text.replaceAll('\n', '\r\n'), maxBytes);

/** A map search that opens in the phone's own app. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
