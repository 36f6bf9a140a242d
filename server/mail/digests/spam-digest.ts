import { spamReasonText } from '../../leads/spam-reasons.ts';
import type { InboxStore } from '../../store/port/inbox-store.ts';
import { isHeld } from '../../store/rules/is-held.ts';
import type { Digest } from './digest.ts';
import { receivedLeads } from './received-leads.ts';
import { capital, counted, tallied } from './words.ts';

/** Lists what was held back as spam, so that mistakes are noticed; undefined if there was none. */
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
