import { phoneLinks } from '../../catalogue/phone.ts';
import { type AnswerClock, answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { actRow, cleanFields, type LeadRow, type LeadText, leadKinds, unlinked } from '../leads/lead-kinds.ts';
import { answerableAddress, headerText, mapHref } from '../leads/lead-text.ts';
import { plainTown } from '../leads/served-place.ts';
import type { Lead, LeadSource, VisitorAct } from '../store/lead.ts';
import type { MailAddress } from './sender.ts';

/** Plain text. */
export interface LeadMailView {
  subject: string;
  /** Undefined if no mail could reach it. */
  replyTo: MailAddress | undefined;
  part: string | undefined;
  title: string;
  about: string;
  /** The address if no name was given. */
  name: string;
  /** Empty if the form has no such field. */
  place: string;
  /** Undefined if no answer is needed. */
  due: string | undefined;
  officeUrl: string;
  received: string;
  rows: LeadMailRow[];
  blocks: LeadMailRow[];
  photos: number;
  origin: LeadMailRow[];
  answer: string;
  actions: readonly { label: string; href: string }[];
  reference: string;
}

export interface LeadMailRow {
  label: string;
  text: string;
  href?: string;
}

/** Times are Eastern. */
export function leadMailView(lead: Lead, { office, clock }: { office: string; clock: AnswerClock }): LeadMailView {
  const { title, subject, about, place, visitor, rows } = leadKinds[lead.kind];
  const text = cleanFields(lead, rows);
  const { name, email, phone } = visitor(text);
  const [links, where, address] = [phoneLinks(phone), place(text), answerableAddress(email)];
  const all = [...rows, ...unnamedRows(lead, rows)];
  const shown = (row: LeadRow) => mailRow(row, text);
  const added = addedSinceMailed(lead);
  const { acts = [], status } = lead.triage;
  const hasDeadline = lead.kind !== 'palette' && (!added || status === 'new');
  return {
    subject: headerText([...(added ? [added.news] : []), subject(text)].join(': ')),
    replyTo: address ? { name: headerText(name, 70), address } : undefined,
    part: added && `update-${acts.length}`,
    title: added?.news ?? title,
    about: [about(text), plainTown(text('city'))].filter(Boolean).join(', '),
    name: name || email,
    place: where,
    due: hasDeadline ? `Answer by ${weekdayAndTime(answerDueAt(lead.receivedAt, clock))}` : undefined,
    officeUrl: `${office}#inbox/${encodeURIComponent(lead.id)}`,
    received: easternTime(lead.receivedAt),
    rows: all.filter((row) => !row.isBlock).map(shown),
    blocks: [...(added?.acts ?? acts).map(actRow), ...all.filter((row) => row.isBlock).map(shown)],
    photos: lead.photos?.length ?? 0,
    origin: originRows(lead.source),
    answer: address
      ? `Reply to this email and ${unlinked(name) || 'the visitor'} gets your answer.`
      : 'The email address cannot be answered, so a reply to this email does not reach the visitor.',
    actions: [
      ...(links ? [{ label: 'Call', href: links.call }] : []),
      ...(links ? [{ label: 'Text', href: links.text }] : []),
      ...(where ? [{ label: 'Map', href: mapHref(where) }] : []),
    ],
    reference: headerText(lead.id),
  };
}

const news: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
};

/** None until the request itself was mailed. */
function addedSinceMailed({ triage, mail }: Lead): { acts: readonly VisitorAct[]; news: string } | undefined {
  const acts = mail.sentAt ? (triage.acts ?? []).slice(mail.notifiedCount ?? 0) : [];
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore') ?? acts.at(-1);
  return last && { acts, news: news[last.kind] };
}

function mailRow(row: LeadRow, text: LeadText): LeadMailRow {
  const shown = row.text ? row.text(text) : text(row.fields[0]);
  const href = shown === '' ? undefined : row.href?.(text);
  return { label: row.label, text: shown || 'Not given', ...(href && { href }) };
}

function unnamedRows(lead: Lead, rows: readonly LeadRow[]): LeadRow[] {
  const named = new Set(rows.flatMap((row) => row.fields));
  const unnamed = Object.keys(lead.fields).filter((field) => !named.has(field));
  return unnamed.map((field) => ({ label: headerText(field), fields: [field] }));
}

function originRows({ origin, page, campaign, tags = {}, hidden = {} }: LeadSource): LeadMailRow[] {
  const rows = [
    ['Sent from', origin ? `Our form on ${origin}` : 'Our website'],
    ['Page', page ?? ''],
    ['Campaign', campaign ?? ''],
    ...Object.entries(tags),
    ...Object.entries(hidden),
  ] as const;
  return rows
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({ label: headerText(label), text: headerText(text, 500) }));
}

/** Some engines put narrow spaces into times. */
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options });
  return (date: Date) => format.format(date).replace(/\s/g, ' ');
};
const clockTime = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
const weekdayAndTime = formatted(clockTime);
/** `Saturday, November 21, 2026 at 3:04 PM EST`. */
const easternTime = formatted({ ...clockTime, month: 'long', day: 'numeric', year: 'numeric', timeZoneName: 'short' });
