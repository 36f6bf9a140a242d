import { business } from '../../../../catalogue/business.ts';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import type { ReplyTemplate } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import { inTown } from '../../../../catalogue/towns/in-town.ts';

/** Some mail programs truncate longer URLs. */
const maxQuoted = 600;

/** A `mailto:` URL with a draft reply: a greeting, the original message, and a signature. */
export function replyLink(lead: LeadDetail): string {
  const { kind, about, town, message } = lead;
  const subject = {
    estimate: `Your free estimate: ${about}${town ? ` ${inTown(town)}` : ''}`,
    contact: about.replace(/^Message: /, 'Re: '),
    palette: 'Your color list',
  }[kind];
  const quoted = message.length > maxQuoted ? `${message.slice(0, maxQuoted)} …` : message;
  const first = firstName(lead);
  const body = [
    first ? `Hello ${first},` : 'Hello,',
    '',
    `thank you for writing to ${business.name}.`,
    '',
    '',
    ...signature,
    '',
    ...quoted.split('\n').map((line) => `> ${line}`),
  ].join('\n');
  return mailto(lead.email, subject, body);
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
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/** A map search that opens in the phone's own app. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
