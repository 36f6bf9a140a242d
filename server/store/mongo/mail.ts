import { randomUUID } from 'node:crypto';
import type { Collection, Filter } from 'mongodb';
import { furthestLeases, furthestTryMs } from '../rules/owed-mail.ts';
import type { ClaimedMail, MailStore } from '../store.ts';
import { type LeadDocument, leadOfDocument } from './lead-document.ts';

/** Mail that is due again stands among the old ones by when its lead was received; nobody has more of it than this. */
const maxOldest = 1_000;

/** Mail as a part of its lead’s document, so that claiming one and marking it are each one atomic write. */
export function mongoMail(leads: Collection<LeadDocument>): MailStore {
  /** The fields that a claim's holder may change; a later claim has another lease. */
  const claimed = (id: string, lease: string) => ({
    _id: { $eq: id },
    'mail.status': { $eq: 'due' as const },
    'mail.lease': { $eq: lease },
  });
  const endLease = { $unset: { 'mail.lease': true } } as const;

  return {
    async claimDueMail({ now, leaseMs, limit }) {
      const lease = randomUUID();
      const after = (ms: number) => new Date(now.getTime() + ms);
      const mails: ClaimedMail[] = [];
      while (mails.length < limit) {
        const document = await leads
          .findOneAndUpdate(
            {
              'mail.status': { $eq: 'due' },
              $and: [
                { $or: [{ 'mail.nextTryAt': { $lte: now } }, { 'mail.nextTryAt': { $gt: after(furthestTryMs) } }] },
                {
                  $or: [
                    { 'mail.leaseUntil': { $lte: now } },
                    { 'mail.leaseUntil': { $gt: after(furthestLeases * leaseMs) } },
                  ],
                },
              ],
            },
            { $set: { 'mail.lease': lease, 'mail.leaseUntil': after(leaseMs) } },
            { sort: { 'mail.nextTryAt': 1 }, returnDocument: 'after' },
          )
          .catch((error: unknown) => {
            // What was claimed so far is worth sending.
            if (mails.length === 0) throw error;
            return null;
          });
        if (!document) break;
        mails.push({ lead: leadOfDocument(document), lease });
      }
      return mails;
    },

    async markMailSent(id, lease, sentAt, told = 0) {
      const next = `care.acts.${told}`;
      const done = {
        $set: { 'mail.status': 'sent' as const, 'mail.sentAt': sentAt, ...(told > 0 && { 'mail.told': told }) },
        $inc: { 'mail.attempts': 1 },
        $unset: { ...endLease.$unset, 'mail.lastError': true as const },
      };
      const isLast = { ...claimed(id, lease), [next]: { $exists: false } } as Filter<LeadDocument>;
      if ((await leads.updateOne(isLast, done)).matchedCount === 1) return true;
      // The visitor has done something since it was claimed.
      const again = {
        'mail.status': 'due' as const,
        'mail.attempts': 0,
        'mail.nextTryAt': sentAt,
        'mail.owedAt': sentAt,
      };
      const { matchedCount } = await leads.updateOne(claimed(id, lease), {
        $set: { ...done.$set, ...again, 'mail.leaseUntil': new Date(0) },
        $unset: done.$unset,
      });
      return matchedCount === 1;
    },

    async markMailFailed(id, lease, { error, nextTryAt, countsAsAttempt }) {
      const { matchedCount } = await leads.updateOne(claimed(id, lease), {
        $set: {
          'mail.lastError': error,
          'mail.leaseUntil': new Date(0),
          ...(nextTryAt ? { 'mail.nextTryAt': nextTryAt } : { 'mail.status': 'dead' as const }),
        },
        $inc: { 'mail.attempts': countsAsAttempt ? 1 : 0 },
        ...endLease,
      });
      return matchedCount === 1;
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
