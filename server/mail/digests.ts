import { business } from '../../catalogue/business.ts';
import { leadStatuses } from '../../catalogue/contracts/lead-status.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { cleanFields, leadKinds } from '../leads/lead-kinds.ts';
import { plainTown } from '../leads/served-place.ts';
import { spamReasonText } from '../leads/spam-score.ts';
import type { Lead, LeadKind } from '../store/lead.ts';
import type { InboxQuery, InboxStore } from '../store/port/inbox-store.ts';
import { isHeld } from '../store/rules/change-lead.ts';
import type { Store } from '../store/store.ts';
import { face, mailButton, mailLayout } from './mail-layout.ts';
import { type RecipientWatch, troubleSentence } from './recipient-watch.ts';
import type { MailMessage } from './sender.ts';

/** Names no visitor: erased people must not survive in it. */
export interface Digest {
  title: string;
  paragraphs: readonly string[];
  /** A query of the inbox. @default the inbox */
  opens?: { words: string; query: string };
}

export interface Envelope {
  id: string;
  from: string;
  to: MailMessage['to'];
  publicUrl: string;
  date: Date;
}

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

const kinds: readonly [LeadKind, one: string, many?: string][] = [
  ['estimate', 'estimate request'],
  ['contact', 'message'],
  ['palette', 'color list'],
];
const honest = leadStatuses.filter((status) => status !== 'spam');

/** @param troubles why mail does not reach the owner */
export async function weeklyDigest(
  store: Store,
  { from, to }: { from: Date; to: Date },
  troubles: RecipientWatch['troubles'] = async () => [],
): Promise<Digest> {
  const [leads, spam, waiting, counts, mail, failed, unreached] = await Promise.all([
    receivedLeads(store, { from, to, statuses: honest }),
    receivedLeads(store, { from, to, statuses: ['spam'] }),
    store.inbox({ statuses: ['new'], order: 'oldest', limit: 1 }),
    store.countLeadsByStatus(),
    store.outboxState(),
    store.undeliveredMail(),
    troubles(),
  ]);
  const towns = leads.map(townOf).filter(Boolean);
  const oldest = waiting.leads[0];
  const undelivered = Math.max(mail.dead, failed.length);
  return {
    title: `Your week since ${dayInWords(from)}`,
    paragraphs: [
      leads.length === 0
        ? 'Nothing came in.'
        : `${capital(listed(kinds.flatMap(([kind, one, many]) => countOf(leads, kind, one, many))))} came in.`,
      ...(towns.length > 0 ? [`The work is in ${shares(towns, 'other towns')}.`] : []),
      ...(leads.length > 0 ? [`They were sent from ${shares(leads.map(sourceOf), 'other sites')}.`] : []),
      oldest
        ? `${capital(counted(counts.new, 'request'))} ${counts.new === 1 ? 'waits' : 'wait'} for a first answer, the oldest since ${dayInWords(oldest.receivedAt)}.`
        : 'Nobody waits for a first answer.',
      undelivered === 0
        ? 'Every mail to you was sent.'
        : `${capital(counted(undelivered, 'mail'))} to you could not be delivered; the leads are in the inbox.`,
      ...unreached.map(troubleSentence),
      spam.length === 0
        ? 'Nothing looked like spam.'
        : `${capital(counted(spam.length, 'submission'))} looked like spam and ${spam.length === 1 ? 'was' : 'were'} not mailed.`,
    ],
  };
}

function countOf(leads: readonly Lead[], kind: LeadKind, one: string, many?: string): string[] {
  const count = leads.filter((lead) => lead.kind === kind).length;
  return count > 0 ? [counted(count, one, many)] : [];
}

const townOf = (lead: Lead) => plainTown(cleanFields(lead, leadKinds[lead.kind].rows)('city'));

const sourceOf = ({ source }: Lead) => (source.origin ? new URL(source.origin).host : 'our own pages');

const shares = (names: readonly string[], rest: string) =>
  listed(tallied(names, rest).map(({ name, count }) => `${name} (${count})`));

export async function spamDigest(store: InboxStore, range: { from: Date; to: Date }): Promise<Digest | undefined> {
  const held = await receivedLeads(store, { ...range, statuses: ['spam'] });
  const suspected = held.filter(isHeld);
  if (suspected.length === 0) return undefined;
  const reasons = tallied(
    suspected.flatMap(({ suspicions }) => suspicions.map(spamReasonText)),
    'Something else.',
  );
  const title = `${capital(counted(suspected.length, 'submission'))} looked like spam`;
  return {
    title,
    paragraphs: [
      `${suspected.length === 1 ? 'It is' : 'They are'} kept in the inbox under Spam and no mail was sent. If one is honest, move it out of Spam: its mail comes at once.`,
      ...reasons.map(({ name, count }) => (count === 1 ? name : `${count} times: ${name}`)),
    ],
    opens: { words: 'See what was held', query: '?view=spam' },
  };
}

const pageSize = 200;
/** Floods are counted elsewhere. */
const maxPages = 20;

/** Of `[from, to)`, newest first, at most 4,000. */
export async function receivedLeads(
  store: InboxStore,
  { from, to, statuses }: { from: Date; to: Date; statuses: NonNullable<InboxQuery['statuses']> },
): Promise<Lead[]> {
  const found: Lead[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { leads, next } = await store.inbox({
      ...{ statuses, receivedBefore: to, order: 'newest', limit: pageSize },
      ...(after !== undefined && { after }),
    });
    const within = leads.filter(({ receivedAt }) => receivedAt >= from);
    found.push(...within);
    if (next === undefined || within.length < leads.length) break;
    after = next;
  }
  return found;
}

/** `one mail`, `2 mails`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** `3 from Easton and one from Oxford`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `rest` names the sum beyond `max`. */
export function tallied(names: readonly string[], rest: string, max = 5): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  all.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const others = all.slice(max).reduce((sum, { count }) => sum + count, 0);
  return [...all.slice(0, max), ...(others > 0 ? [{ name: rest, count: others }] : [])];
}

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

export const dayInWords = (moment: Date): string => eastern.format(moment);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
