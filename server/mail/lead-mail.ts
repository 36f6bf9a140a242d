import { business } from '../../catalogue/business.ts';
import type { ListedColor } from '../../catalogue/contracts/paint-color.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import { namedColors } from '../leads/lead-text.ts';
import type { Lead } from '../store/lead.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import { capital, counted } from './digests.ts';
import { type LeadMailRow, type LeadMailView, leadMailView } from './lead-mail-view.ts';
import { face, mailButton, mailLayout } from './mail-layout.ts';
import type { MailAddress, MailMessage, MailPicture } from './sender.ts';

const { sans, serif, sand, ink, quietInk, barn, white, hairline, brass, bay } = face;
/** Of all pictures, for mobile networks. */
const maxPictureBytes = 600_000;

/** Input reaches headers and markup only as text. */
export function createLeadMail({ from, to, office }: { from: string; to: readonly MailAddress[]; office: string }) {
  return (lead: Lead, pictures: readonly MailPicture[] = [], clock: AnswerClock = 'plain'): MailMessage => {
    const view = leadMailView(lead, { office, clock });
    return {
      id: lead.id,
      ...(view.part && { part: view.part }),
      from: { name: `${business.name} website`, address: from },
      to,
      ...(view.replyTo && { replyTo: view.replyTo }),
      subject: view.subject,
      text: leadText(view),
      html: leadHtml(view, pictures),
      ...(pictures.length > 0 && { pictures }),
      date: lead.mail.scheduledAt ?? lead.receivedAt,
    };
  };
}

/** Never rejects: leaves unreadable photos out. */
export async function leadPictures(
  { photos = [] }: Pick<Lead, 'photos'>,
  readPhoto: PhotoStore['readPhoto'],
): Promise<MailPicture[]> {
  const pictures: MailPicture[] = [];
  let left = maxPictureBytes;
  for (const [index, id] of photos.entries()) {
    const content = await readPhoto(id, 'small').catch(() => undefined);
    if (!content || content.length > left) continue;
    left -= content.length;
    const name = `photo-${index + 1}`;
    pictures.push({ cid: `${name}@brushline`, fileName: `${name}.jpg`, content });
  }
  return pictures;
}

/** Indented: input must not look like our lines. */
function leadText(view: LeadMailView): string {
  const parts = [
    [...(view.due ? [view.due] : []), view.title].join('\n'),
    view.rows.map(line).join('\n'),
    ...view.blocks.map(({ label, text }) => `${label}:\n${text.replace(/^(?=.)/gm, '    ')}`),
    ...(view.photos > 0 ? [`Photos: ${counted(view.photos, 'photo')}, in the office with this request`] : []),
    [line({ label: 'Received', text: view.received }), ...view.origin.map(line)].join('\n'),
    view.answer,
    `Open it in the office: ${view.officeUrl}`,
    `-- \n${business.name} website, reference ${view.reference}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const line = ({ label, text }: LeadMailRow) => `${label}: ${text}`;

function leadHtml(view: LeadMailView, pictures: readonly MailPicture[]): string {
  const { title, about, due, name, place, actions, blocks, rows, received, origin, answer, reference } = view;
  const who = [
    `<p style="margin:0;${serif};font-size:24px;line-height:1.25;font-weight:700;word-break:break-word">${escapeMarkup(name)}</p>`,
    place && `<p style="margin:4px 0 0;color:${quietInk}">${escapeMarkup(place)}</p>`,
    `<p style="margin:4px 0 0;font-size:14px;color:${quietInk}">${escapeMarkup(due ? `${title}, received ${received}` : `Received ${received}`)}</p>`,
  ];
  const parts: readonly (readonly [padding: string, markup: string])[] = [
    ['20px 24px 0', who.join('')],
    [
      '16px 24px 0',
      inColumns(actions.map(({ label, href }, index) => mailButton(label, href, index === 0 ? barn : white))),
    ],
    ...blocks.flatMap(block).map((markup) => ['20px 24px 0', markup] as const),
    ['20px 24px 0', view.photos > 0 ? photos(view.photos, pictures) : ''],
    ['24px 24px 0', table(rows, ink)],
    ['24px 24px 0', mailButton('Open in the office', view.officeUrl, ink)],
    ['20px 24px 0', escapeMarkup(answer)],
    ['20px 24px 0', `<div style="font-size:14px">${table(origin, quietInk)}</div>`],
    [
      '12px 24px 24px',
      `<p style="margin:0;font-size:13px;color:${quietInk};word-break:break-word">Reference ${escapeMarkup(reference)}</p>`,
    ],
  ];
  const cells = parts
    .filter(([, markup]) => markup !== '')
    .map(
      ([padding, markup]) =>
        `<tr><td bgcolor="${white}" style="padding:${padding};background:${white}">${markup}</td></tr>`,
    );
  return mailLayout(due ?? title, cells.join('\n'), about);
}

function table(rows: readonly LeadMailRow[], color: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${hairline};vertical-align:top;text-align:left`;
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row" width="84" style="${cell};width:84px;font-weight:400;color:${quietInk}">${escapeMarkup(row.label)}</th>` +
      `<td dir="auto" style="${cell};color:${color};word-break:break-word">${linked(row)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${hairline}">${lines.join('\n')}</table>`;
}

function linked({ text, href }: LeadMailRow): string {
  // Long addresses break after the @.
  const shown = escapeMarkup(text).replaceAll('@', '@<wbr>');
  return href ? `<a href="${escapeMarkup(href)}" style="color:${bay}">${shown}</a>` : shown;
}

/** Outlook supports `pre` but not `white-space`. */
function block({ label, text }: LeadMailRow): string[] {
  const { colors, rest } = namedColors(text);
  const said =
    `<p style="margin:0 0 8px;font-size:14px;color:${quietInk}">${escapeMarkup(label)}</p>` +
    `<pre dir="auto" style="margin:0;padding:2px 0 2px 16px;border-left:3px solid ${brass};${sans};font-size:17px;line-height:1.55;white-space:pre-wrap;word-break:break-word">` +
    // The parser drops one line break right after the tag.
    `\n${escapeMarkup(rest)}</pre>`;
  return [...(rest ? [said] : []), ...(colors.length > 0 ? [samples(colors)] : [])];
}

function samples(colors: readonly ListedColor[]): string {
  const cells = colors.map(
    ({ name, code, hex }) =>
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${hairline}"><tr><td bgcolor="${hex}" height="44" style="height:44px;background:${hex};font-size:1px;line-height:1px">&nbsp;</td></tr>` +
      `<tr><td bgcolor="${sand}" style="padding:6px 8px 8px;font-size:13px;line-height:1.4"><b>${escapeMarkup(name)}</b><br>${escapeMarkup(code)}</td></tr></table>`,
  );
  const label = capital(counted(colors.length, 'color'));
  return `<p style="margin:0 0 8px;font-size:14px;color:${quietInk}">${label}</p>${inColumns(cells)}`;
}

function inColumns(cells: readonly string[]): string {
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    const row = [0, 1, 2].map((column) => {
      // Equally wide columns.
      const gap = ['0 6px 8px 0', '0 3px 8px', '0 0 8px 6px'][column];
      return `<td width="33%" valign="top" style="width:33%;padding:${gap}">${cells[at + column] ?? '&nbsp;'}</td>`;
    });
    rows.push(`<tr>${row.join('')}</tr>`);
  }
  return rows.length > 0
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`
    : '';
}

function photos(count: number, pictures: readonly MailPicture[]): string {
  const images = pictures.map(
    ({ cid }, index) =>
      `<img src="cid:${escapeMarkup(cid)}" alt="Photo ${index + 1}" width="176" style="display:block;box-sizing:border-box;width:100%;height:auto;border:1px solid ${hairline}">`,
  );
  const line = `${counted(count, 'photo')}, larger in the office`;
  return `<p style="margin:0 0 8px;font-size:14px;color:${quietInk}">${line}</p>${inColumns(images)}`;
}
