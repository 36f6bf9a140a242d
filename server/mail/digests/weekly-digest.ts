import { leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import { leadKinds } from '../../leads/lead-kinds.ts';
import { cleanFields } from '../../leads/lead-view-model.ts';
import { plainTown } from '../../leads/plain-town.ts';
import type { Lead, LeadKind, Store } from '../../store/store.ts';
import { type RecipientWatch, troubleSentence } from '../recipient-watch.ts';
import type { Digest } from './digest.ts';
import { receivedLeads } from './received-leads.ts';
import { capital, counted, dayInWords, listed, tallied } from './words.ts';

const kinds: readonly [LeadKind, one: string, many?: string][] = [
  ['estimate', 'estimate request'],
  ['contact', 'message'],
  ['palette', 'color list'],
];
const honest = leadStatuses.filter((status) => status !== 'spam');

/**
 * Writes the digest of a week: new leads, their sources, open leads, and undelivered mail.
 * @param troubles why accepted mail does not reach the owner. @default none
 */
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
