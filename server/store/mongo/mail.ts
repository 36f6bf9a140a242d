import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { furthestLeases, furthestTryMs } from '../rules/owed-mail.ts';
import type { ClaimedMail, MailStore } from '../store.ts';
import { type LeadDocument, leadOfDocument } from './lead-document.ts';

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

    async markMailSent(id, lease, sentAt) {
      const { matchedCount } = await leads.updateOne(claimed(id, lease), {
        $set: { 'mail.status': 'sent', 'mail.sentAt': sentAt },
        $inc: { 'mail.attempts': 1 },
        $unset: { ...endLease.$unset, 'mail.lastError': true },
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
        leads.findOne({ 'mail.status': { $eq: 'due' } }, { sort: { receivedAt: 1 }, projection: { receivedAt: 1 } }),
      ]);
      return { due, dead, ...(oldest && { oldestDueAt: oldest.receivedAt }) };
    },
  };
}
