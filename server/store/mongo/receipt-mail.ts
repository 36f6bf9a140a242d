import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { ReceiptMailStore } from '../receipt-mail-store.ts';
import { furthestLeases, furthestTryMs } from '../rules/owed-mail.ts';
import type { ClaimedMail } from '../store.ts';
import { stamp } from './inbox.ts';
import { type LeadDocument, leadOfDocument } from './lead-document.ts';

/** Makes what due receipts are found by. */
export async function prepareReceipts(leads: Collection<LeadDocument>): Promise<void> {
  await leads.createIndex({ 'receipt.status': 1, 'receipt.nextTryAt': 1 }, { sparse: true });
}

/** Receipts as a part of their leads’ documents. */
export function mongoReceiptMail(leads: Collection<LeadDocument>): ReceiptMailStore {
  const isNotSpam = { 'care.status': { $ne: 'spam' as const } };
  const claimed = (id: string, lease: string) => ({
    _id: { $eq: id },
    'receipt.status': { $eq: 'due' as const },
    'receipt.lease': { $eq: lease },
  });

  return {
    async oweReceipt(leadId, at) {
      await leads.updateOne(
        { _id: { $eq: leadId }, receipt: { $exists: false }, ...isNotSpam },
        {
          $set: { receipt: { status: 'due', attempts: 0, nextTryAt: at, owedAt: at, leaseUntil: new Date(0) } },
          $currentDate: stamp,
        },
      );
      const document = await leads.findOne({ _id: { $eq: leadId } });
      return document ? leadOfDocument(document) : undefined;
    },

    async claimDueReceipts({ now, leaseMs, limit }) {
      const lease = randomUUID();
      const after = (ms: number) => new Date(now.getTime() + ms);
      const mails: ClaimedMail[] = [];
      while (mails.length < limit) {
        const document = await leads
          .findOneAndUpdate(
            {
              'receipt.status': { $eq: 'due' },
              ...isNotSpam,
              $and: [
                {
                  $or: [{ 'receipt.nextTryAt': { $lte: now } }, { 'receipt.nextTryAt': { $gt: after(furthestTryMs) } }],
                },
                {
                  $or: [
                    { 'receipt.leaseUntil': { $lte: now } },
                    { 'receipt.leaseUntil': { $gt: after(furthestLeases * leaseMs) } },
                  ],
                },
              ],
            },
            { $set: { 'receipt.lease': lease, 'receipt.leaseUntil': after(leaseMs) } },
            { sort: { 'receipt.nextTryAt': 1 }, returnDocument: 'after' },
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

    async markReceiptSent(id, lease, sentAt) {
      const { matchedCount } = await leads.updateOne(claimed(id, lease), {
        $set: { 'receipt.status': 'sent', 'receipt.sentAt': sentAt },
        $inc: { 'receipt.attempts': 1 },
        $unset: { 'receipt.lease': true, 'receipt.lastError': true },
        $currentDate: stamp,
      });
      return matchedCount === 1;
    },

    async markReceiptFailed(id, lease, { error, nextTryAt, countsAsAttempt }) {
      const { matchedCount } = await leads.updateOne(claimed(id, lease), {
        $set: {
          'receipt.lastError': error,
          'receipt.leaseUntil': new Date(0),
          ...(nextTryAt ? { 'receipt.nextTryAt': nextTryAt } : { 'receipt.status': 'dead' as const }),
        },
        $inc: { 'receipt.attempts': countsAsAttempt ? 1 : 0 },
        $unset: { 'receipt.lease': true },
        ...(!nextTryAt && { $currentDate: stamp }),
      });
      return matchedCount === 1;
    },
  };
}
