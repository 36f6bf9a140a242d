import { business } from '../../../catalogue/business.ts';
import { escapeMarkup } from '../../../catalogue/escape-markup.ts';
import { face, mailLayout } from '../mail-layout.ts';
import type { MailMessage } from '../sender.ts';

/** A digest for the owner, in plain sentences. It names no visitor, so that erased people do not survive in it. */
export interface Digest {
  title: string;
  paragraphs: readonly string[];
}

/** The links of a digest, and its recipient. */
export interface Envelope {
  id: string;
  from: string;
  to: string;
  /** The URL of the back office. */
  office: string;
  date: Date;
}

/** The mail of a digest, as text and as HTML in our mail layout, both with a link to the inbox. */
export function digestMail({ title, paragraphs }: Digest, { id, from, to, office, date }: Envelope): MailMessage {
  const rows = paragraphs.map((text) => `<tr><td style="padding:16px 0 0">${escapeMarkup(text)}</td></tr>`);
  const link = `<a href="${escapeMarkup(office)}" style="color:${face.bay}">Open the inbox</a>`;
  return {
    id,
    from: { name: `${business.name} website`, address: from },
    to: { address: to },
    subject: title,
    text: [title, ...paragraphs, `Open the inbox: ${office}`, `-- \n${business.name} website`, ''].join('\n\n'),
    html: mailLayout(title, [...rows, `<tr><td style="padding:24px 0 0">${link}</td></tr>`].join('\n')),
    date,
  };
}
