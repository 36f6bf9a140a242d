import { business } from '../../catalogue/business.ts';
import { waits } from '../../catalogue/contracts/admin/lead.ts';
import type { ListedColor } from '../../catalogue/contracts/paint-color.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { phoneLinks } from '../../catalogue/phone.ts';
import { inEastern } from '../../catalogue/time/eastern-time.ts';
import { type AnswerClock, answerDueAt } from '../../catalogue/time/response-deadline.ts';
import {
  actNews,
  actRow,
  answerableAddress,
  headerText,
  mapHref,
  namedColors,
  plainTown,
  type LeadRow as Row,
  readLead,
  rowsOf,
  unlinked,
} from '../leads/lead-kinds.ts';
import type { Lead, LeadSource, VisitorAct } from '../store/lead.ts';
import { waitsSince } from '../store/lead-changes.ts';
import type { Store } from '../store/store.ts';
import { capital, counted, face, type MailCell, mailButton, mailLayout } from './mail-layout.ts';
import type { MailAddress, MailMessage, MailPicture } from './sender.ts';

const { sans, serif, sand, ink, inkSoft, barn, white, line: hairline, brass, bay } = face;
/** In all, for mobile networks. */
const maxPictureBytes = 600_000;

/** Input reaches headers and markup only as text. Times are Eastern. */
export function createLeadMail({ from, to, office }: { from: string; to: readonly MailAddress[]; office: string }) {
  return (lead: Lead, pictures: readonly MailPicture[] = [], clock: AnswerClock = 'plain'): MailMessage => {
    const view = viewOf(lead, office, clock);
    return {
      id: lead.id,
      ...(view.part && { part: view.part }),
      from: { name: `${business.name} website`, address: from },
      to,
      ...(view.replyTo && { replyTo: view.replyTo }),
      subject: view.subject,
      text: textOf(view),
      html: htmlOf(view, pictures),
      ...(pictures.length > 0 && { pictures }),
      date: lead.mail.scheduledAt ?? lead.receivedAt,
    };
  };
}

/** Never rejects: leaves unreadable photos out. */
export async function leadPictures(
  { photos = [] }: Pick<Lead, 'photos'>,
  readPhoto: Store['readPhoto'],
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

type View = ReturnType<typeof viewOf>;

function viewOf(lead: Lead, office: string, clock: AnswerClock) {
  const { title, subject, about, place, name, email, phone, of } = readLead(lead);
  const [links, address] = [phoneLinks(phone), answerableAddress(email)];
  const rows = rowsOf(lead);
  const added = addedSinceMailed(lead);
  const { acts = [] } = lead.triage;
  const hasDeadline = added ? waits({ kind: lead.kind, ...lead.triage }) : lead.kind !== 'palette';
  return {
    subject: headerText([...(added ? [added.news] : []), subject].join(': ')),
    replyTo: address ? { name: headerText(name, 70), address } : undefined,
    part: added && `update-${acts.length}`,
    title: added?.news ?? title,
    about: [about, plainTown(of('city'))].filter(Boolean).join(', '),
    name: name || email,
    place,
    due: hasDeadline ? `Answer by ${weekdayAndTime(answerDueAt(waitsSince(lead), clock))}` : undefined,
    officeUrl: `${office}#inbox/${encodeURIComponent(lead.id)}`,
    received: easternTime(lead.receivedAt),
    rows: rows.filter((row) => !row.isBlock),
    blocks: [...(added?.acts ?? acts).map(actRow), ...rows.filter((row) => row.isBlock)],
    photos: lead.photos?.length ?? 0,
    origin: originOf(lead.source),
    answer: address
      ? `Reply to this email and ${unlinked(name) || 'the visitor'} gets your answer.`
      : 'The email address cannot be answered, so a reply to this email does not reach the visitor.',
    actions: [
      ...(links ? [['Call', links.call] as const, ['Text', links.text] as const] : []),
      ...(place ? [['Map', mapHref(place)] as const] : []),
    ],
    reference: headerText(lead.id),
  };
}

/** None until the request itself was mailed. */
function addedSinceMailed({ triage, mail }: Lead): { acts: readonly VisitorAct[]; news: string } | undefined {
  const acts = mail.sentAt ? (triage.acts ?? []).slice(mail.notifiedCount ?? 0) : [];
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore') ?? acts.at(-1);
  return last && { acts, news: actNews[last.kind] };
}

function originOf({ origin, page = '', campaign = '', tags = {}, hidden = {} }: LeadSource): Row[] {
  const rows = Object.entries({
    'Sent from': origin ? `Our form on ${origin}` : 'Our website',
    Page: page,
    Campaign: campaign,
  });
  return [...rows, ...Object.entries(tags), ...Object.entries(hidden)]
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ label: headerText(label), text: headerText(text, 500) }));
}

const clockTime = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
const weekdayAndTime = inEastern(clockTime);
const easternTime = inEastern({ ...clockTime, month: 'long', day: 'numeric', year: 'numeric', timeZoneName: 'short' });

/** Indented: input must not look like our lines. */
function textOf(view: View): string {
  const parts = [
    [...(view.due ? [view.due] : []), view.title].join('\n'),
    view.rows.map(lineOf).join('\n'),
    ...view.blocks.map(({ label, text }) => `${label}:\n${text.replace(/^(?=.)/gm, '    ')}`),
    ...(view.photos > 0 ? [`Photos: ${counted(view.photos, 'photo')}, in the office with this request`] : []),
    [lineOf({ label: 'Received', text: view.received }), ...view.origin.map(lineOf)].join('\n'),
    view.answer,
    `Open it in the office: ${view.officeUrl}`,
    `-- \n${business.name} website, reference ${view.reference}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const lineOf = ({ label, text }: Row) => `${label}: ${text}`;

function htmlOf(view: View, pictures: readonly MailPicture[]): string {
  const { title, due, name, place, received } = view;
  const top = [
    `<p style="margin:0;${serif};font-size:24px;line-height:1.25;font-weight:700;word-break:break-word">${escapeMarkup(name)}</p>`,
    place && `<p style="margin:4px 0 0;color:${inkSoft}">${escapeMarkup(place)}</p>`,
    `<p style="margin:4px 0 0;font-size:14px;color:${inkSoft}">${escapeMarkup(due ? `${title}, received ${received}` : `Received ${received}`)}</p>`,
  ];
  const buttons = view.actions.map(([label, href], index) => mailButton(label, href, index === 0 ? barn : white));
  const reference = `<p style="margin:0;font-size:13px;color:${inkSoft};word-break:break-word">Reference ${escapeMarkup(view.reference)}</p>`;
  return mailLayout(due ?? title, view.about, [
    ['20px 24px 0', top.join('')],
    ['16px 24px 0', inColumns(buttons)],
    ...view.blocks.flatMap(block).map((markup): MailCell => ['20px 24px 0', markup]),
    ['20px 24px 0', photosOf(view.photos, pictures)],
    ['24px 24px 0', table(view.rows, ink)],
    ['24px 24px 0', mailButton('Open in the office', view.officeUrl, ink)],
    ['20px 24px 0', escapeMarkup(view.answer)],
    ['20px 24px 0', `<div style="font-size:14px">${table(view.origin, inkSoft)}</div>`],
    ['12px 24px 24px', reference],
  ]);
}

function table(rows: readonly Row[], color: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${hairline};vertical-align:top;text-align:left`;
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row" width="84" style="${cell};width:84px;font-weight:400;color:${inkSoft}">${escapeMarkup(row.label)}</th>` +
      `<td dir="auto" style="${cell};color:${color};word-break:break-word">${linked(row)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${hairline}">${lines.join('\n')}</table>`;
}

function linked({ text, href }: Row): string {
  const shown = escapeMarkup(text).replaceAll('@', '@<wbr>');
  return href ? `<a href="${escapeMarkup(href)}" style="color:${bay}">${shown}</a>` : shown;
}

const caption = (text: string) => `<p style="margin:0 0 8px;font-size:14px;color:${inkSoft}">${escapeMarkup(text)}</p>`;

/** Outlook supports `pre` but not `white-space`. */
function block({ label, text }: Row): string[] {
  const { colors, rest } = namedColors(text);
  const written =
    `${caption(label)}<pre dir="auto" style="margin:0;padding:2px 0 2px 16px;border-left:3px solid ${brass};${sans};font-size:17px;line-height:1.55;white-space:pre-wrap;word-break:break-word">` +
    // The parser drops one line break right after the tag.
    `\n${escapeMarkup(rest)}</pre>`;
  const samples = `${caption(capital(counted(colors.length, 'color')))}${inColumns(colors.map(sample))}`;
  return [...(rest ? [written] : []), ...(colors.length > 0 ? [samples] : [])];
}

const sample = ({ name, code, hex }: ListedColor) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${hairline}"><tr><td bgcolor="${hex}" height="44" style="height:44px;background:${hex};font-size:1px;line-height:1px">&nbsp;</td></tr>` +
  `<tr><td bgcolor="${sand}" style="padding:6px 8px 8px;font-size:13px;line-height:1.4"><b>${escapeMarkup(name)}</b><br>${escapeMarkup(code)}</td></tr></table>`;

function inColumns(cells: readonly string[]): string {
  const gaps = ['0 6px 8px 0', '0 3px 8px', '0 0 8px 6px'];
  let rows = '';
  for (let at = 0; at < cells.length; at += 3) {
    const row = gaps.map(
      (gap, column) =>
        `<td width="33%" valign="top" style="width:33%;padding:${gap}">${cells[at + column] ?? '&nbsp;'}</td>`,
    );
    rows += `<tr>${row.join('')}</tr>\n`;
  }
  return rows && `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function photosOf(count: number, pictures: readonly MailPicture[]): string {
  const images = pictures.map(
    ({ cid }, index) =>
      `<img src="cid:${escapeMarkup(cid)}" alt="Photo ${index + 1}" width="176" style="display:block;box-sizing:border-box;width:100%;height:auto;border:1px solid ${hairline}">`,
  );
  return count > 0 ? `${caption(`${counted(count, 'photo')}, larger in the office`)}${inColumns(images)}` : '';
}
