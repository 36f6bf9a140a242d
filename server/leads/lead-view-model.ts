import { phoneLinks } from '../../catalogue/phone.ts';
import { type AnswerClock, answerDueAt } from '../../catalogue/time/response-deadline.ts';
import type { Lead, LeadSource } from '../store/store.ts';
import { answerableAddress, mapHref } from './contact-links.ts';
import { bodyText, headerText } from './header-text.ts';
import { type LeadRow, type LeadText, leadKinds, unlinked } from './lead-kinds.ts';
import { plainTown } from './plain-town.ts';
import { actRow, actsToTell } from './visitor-act-words.ts';

/**
 * The content of a mail about a lead, before it is rendered as text or HTML. All strings are plain text without control
 * characters.
 */
export interface LeadViewModel {
  title: string;
  /** The work and its place, in a few words. */
  about: string;
  /** The sender's name, or the address if no name was given. */
  name: string;
  /** Where the work is, in one line; empty if the form has no such field. */
  place: string;
  /** The deadline in a few words; undefined if no answer is needed. */
  due: string | undefined;
  /** The page of the lead in the back office. */
  officeUrl: string;
  received: string;
  rows: LeadViewRow[];
  blocks: LeadViewRow[];
  /** How many photos came with it. */
  photos: number;
  /** Where the lead came from, line by line. */
  origin: LeadViewRow[];
  /** How to answer, in a sentence. */
  answer: string;
  /** The ways to act on it, the main one first. */
  actions: readonly { label: string; href: string }[];
  reference: string;
}

export interface LeadViewRow {
  label: string;
  text: string;
  href?: string;
}

/**
 * Turns a lead into the content of a mail. Times are Eastern; fields that no row names come last, under their stored
 * names.
 * @param options.office URL of the back office
 * @param options.clock how the hours until the deadline are counted
 */
export function leadViewModel(lead: Lead, { office, clock }: { office: string; clock: AnswerClock }): LeadViewModel {
  const { title, about, place, visitor, rows } = leadKinds[lead.kind];
  const text = cleanFields(lead, rows);
  const { name, email, phone } = visitor(text);
  const [links, where] = [phoneLinks(phone), place(text)];
  const all = [...rows, ...unnamedRows(lead, rows)];
  const shown = (row: LeadRow) => sheetRow(row, text);
  const told = actsToTell(lead);
  const { acts = [], status } = lead.care;
  const hasDeadline = lead.kind !== 'palette' && (!told || status === 'new');
  return {
    title: told?.news ?? title,
    about: [about(text), plainTown(text('city'))].filter(Boolean).join(', '),
    name: name || email,
    place: where,
    due: !hasDeadline ? undefined : `Answer by ${weekdayAndTime(answerDueAt(lead.receivedAt, clock))}`,
    officeUrl: `${office}#inbox/${encodeURIComponent(lead.id)}`,
    received: easternTime(lead.receivedAt),
    rows: all.filter((row) => !row.isBlock).map(shown),
    blocks: [...(told?.acts ?? acts).map(actRow), ...all.filter((row) => row.isBlock).map(shown)],
    photos: lead.photos?.length ?? 0,
    origin: originRows(lead.source),
    answer: answerableAddress(email)
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

/** The lead's fields for the rows: one line each, or a block with its line breaks. */
export function cleanFields(lead: Lead, rows: readonly LeadRow[]): LeadText {
  const blocks = new Set(rows.filter((row) => row.isBlock).flatMap((row) => row.fields));
  return (field) => {
    const typed = Object.hasOwn(lead.fields, field) ? (lead.fields[field] ?? '') : '';
    return blocks.has(field) ? bodyText(typed) : headerText(typed, Number.POSITIVE_INFINITY);
  };
}

function sheetRow(row: LeadRow, text: LeadText): LeadViewRow {
  const shown = row.text ? row.text(text) : text(row.fields[0]);
  const href = shown === '' ? undefined : row.href?.(text);
  return { label: row.label, text: shown || 'Not given', ...(href && { href }) };
}

/** A field that no row shows is still shown, under its own name. */
function unnamedRows(lead: Lead, rows: readonly LeadRow[]): LeadRow[] {
  const named = new Set(rows.flatMap((row) => row.fields));
  const unnamed = Object.keys(lead.fields).filter((field) => !named.has(field));
  return unnamed.map((field) => ({ label: headerText(field), fields: [field] }));
}

function originRows({ origin, page, campaign, tags = {}, hidden = {} }: LeadSource): LeadViewRow[] {
  const rows = [
    { label: 'Sent from', text: origin ? `Our form on ${origin}` : 'Our website' },
    { label: 'Page', text: page ?? '' },
    { label: 'Campaign', text: campaign ?? '' },
    ...[...Object.entries(tags), ...Object.entries(hidden)].map(([label, text]) => ({
      label: headerText(label),
      text,
    })),
  ];
  return rows.filter((row) => row.text !== '').map((row) => ({ ...row, text: headerText(row.text, 500) }));
}

const shortly = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const weekdayAndTime = (date: Date) => shortly.format(date).replace(/\s/g, ' ');

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * The time in American format: `Saturday, November 21, 2026 at 3:04 PM EST`. Replaces the narrow spaces that some
 * engines use.
 */
function easternTime(date: Date): string {
  return eastern.format(date).replace(/\s/g, ' ');
}
