import { business } from '../../../catalogue/business.ts';
import { escapeMarkup } from '../../../catalogue/escape-markup.ts';
import { mailButton } from '../mail-button.ts';
import { face, mailLayout } from '../mail-layout.ts';
import type { MailMessage } from '../sender.ts';

/** A digest for the owner, in plain sentences. It names no visitor, so that erased people do not survive in it. */
export interface Digest {
  title: string;
  paragraphs: readonly string[];
  /** What its button opens. @default the inbox */
  opens?: { words: string /** The query of the inbox, as in the office’s URL. */; query: string };
}

/** The links of a digest, and its recipient. */
export interface Envelope {
  id: string;
  from: string;
  to: MailMessage['to'];
  /** The site’s origin. */
  publicUrl: string;
  date: Date;
}

/** Creates the mail of a digest, as text and as HTML in our mail layout, both with its link to the inbox. */
export function digestMail(digest: Digest, { id, from, to, publicUrl, date }: Envelope): MailMessage {
  const { title, paragraphs, opens = { words: 'Open the inbox', query: '' } } = digest;
  const url = `${publicUrl}/admin#inbox${opens.query}`;
  const cell = (padding: string, markup: string) =>
    `<tr><td bgcolor="${face.white}" style="padding:${padding};background:${face.white};font-size:17px">${markup}</td></tr>`;
  const rows = [
    ...paragraphs.map((text) => cell('18px 24px 0', escapeMarkup(text))),
    cell('24px', mailButton(opens.words, url, face.ink)),
  ];
  return {
    id,
    from: { name: `${business.name} website`, address: from },
    to,
    subject: title,
    text: [title, ...paragraphs, `${opens.words}: ${url}`, `-- \n${business.name} website`, ''].join('\n\n'),
    html: mailLayout(title, rows.join('\n'), `${business.name} office`),
    date,
  };
}
