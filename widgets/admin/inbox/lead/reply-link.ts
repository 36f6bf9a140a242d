import { business } from '../../../../catalogue/business.ts';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import type { ReplyTemplate } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import { inTown } from '../../../../catalogue/towns/town.ts';
import { percentEncode } from '../../../core/form/send-form.ts';

/** Mail programs of Windows do not open much longer URLs. */
const maxLength = 1800;

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

export function templateLink(lead: LeadDetail, { subject, text }: Pick<ReplyTemplate, 'subject' | 'text'>): string {
  return mailto(lead.email, filled(subject, lead), [filled(text, lead), '', ...signature].join('\n'));
}

/** A missing name, town or service becomes a neutral word. */
export function filled(text: string, lead: LeadDetail): string {
  const values: Record<string, string> = {
    name: firstName(lead) || 'there',
    town: lead.town || 'your town',
    service: lead.kind === 'estimate' ? lead.about : 'your project',
  };
  // One pass: a name may look like a placeholder.
  return text.replace(/\{(name|town|service)\}/g, (_, key: string) => values[key] ?? '');
}

const signature = ['Kind regards', business.name, business.phone.shown];

const firstName = ({ name, email }: LeadDetail) => (name === email ? '' : name.replace(/ .*/, ''));

function mailto(email: string, subject: string, body: string): string {
  const address = percentEncode(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${percentEncode(subject, maxLength / 3)}&body=${encoded(body)}`;
}

const encoded = (text: string, maxBytes?: number) => percentEncode(text.replaceAll('\n', '\r\n'), maxBytes);

export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
