import type { Collection, UpdateFilter } from 'mongodb';
import type { MailStore } from '../../store.ts';
import type { LeadDocument } from '../lead-document.ts';
import { mongoMailSlot } from './mail-slot.ts';

/**
 * Mail that is due again is sorted by when its lead was received, among the oldest; there is never more of it than
 * this.
 */
const maxOldest = 1_000;

/** The owner's mail as a part of its lead's document. */
export function mongoOwnerMail(leads: Collection<LeadDocument>): MailStore {
  const { claim, claimed, update, sent, markFailed } = mongoMailSlot(leads, 'mail');
  return {
    claimDueMail: claim,
    markMailFailed: markFailed,

    async markMailSent(id, lease, sentAt, told = 0) {
      const { $set, $inc, $unset, $currentDate } = sent(sentAt);
      const setSent = { ...$set, ...(told > 0 && { 'mail.told': told }) };
      const isLast = { ...claimed(id, lease), [`care.acts.${told}`]: { $exists: false } };
      if (await update(isLast, { $set: setSent, $inc, $unset, $currentDate } as UpdateFilter<LeadDocument>))
        return true;
      // The visitor has acted since it was claimed.
      const setDue = {
        'mail.status': 'due',
        'mail.attempts': 0,
        'mail.nextTryAt': sentAt,
        'mail.owedAt': sentAt,
        'mail.leaseUntil': new Date(0),
      };
      return update(claimed(id, lease), {
        $set: { ...setSent, ...setDue },
        $unset,
        $currentDate,
      } as UpdateFilter<LeadDocument>);
    },

    async outboxState() {
      const [due, dead, oldest] = await Promise.all([
        leads.countDocuments({ 'mail.status': { $eq: 'due' } }),
        leads.countDocuments({ 'mail.status': { $eq: 'dead' } }),
        leads
          .find({ 'mail.status': { $eq: 'due' } }, { projection: { receivedAt: 1, 'mail.owedAt': 1 } })
          .sort({ receivedAt: 1 })
          .limit(maxOldest)
          .toArray(),
      ]);
      const owed = oldest.map(({ receivedAt, mail }) => (mail.owedAt ?? receivedAt).getTime());
      return { due, dead, ...(owed.length > 0 && { oldestDueAt: new Date(Math.min(...owed)) }) };
    },
  };
}
