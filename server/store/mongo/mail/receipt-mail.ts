import type { Collection, UpdateFilter } from 'mongodb';
import type { ReceiptMailStore } from '../../port/receipt-mail-store.ts';
import { stamp } from '../inbox.ts';
import { withDeadReceipt } from '../inbox-filter.ts';
import { type LeadDocument, leadOfDocument } from '../lead-document.ts';
import { mongoMailSlot } from './mail-slot.ts';

const isNotSpam = { 'care.status': { $ne: 'spam' as const } };

/** Creates the indexes that find due receipts, and the newest leads whose receipt was given up. */
export async function prepareReceipts(leads: Collection<LeadDocument>): Promise<void> {
  await leads.createIndex({ 'receipt.status': 1, 'receipt.nextTryAt': 1 }, { sparse: true });
  await leads.createIndex(
    { receivedAt: -1, _id: -1 },
    { partialFilterExpression: withDeadReceipt, name: 'withDeadReceipt' },
  );
}

/** Receipts as a part of their leads’ documents. */
export function mongoReceiptMail(leads: Collection<LeadDocument>): ReceiptMailStore {
  const { claim, claimed, update, sent, markFailed } = mongoMailSlot(leads, 'receipt', isNotSpam);
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
    claimDueReceipts: claim,
    markReceiptSent: (id, lease, sentAt) => update(claimed(id, lease), sent(sentAt) as UpdateFilter<LeadDocument>),
    markReceiptFailed: markFailed,
    markReceiptUndelivered: (id, error) =>
      update({ _id: { $eq: id }, 'receipt.status': { $in: ['due', 'sent'] } }, {
        $set: { 'receipt.status': 'dead', 'receipt.lastError': error, 'receipt.leaseUntil': new Date(0) },
        $unset: { 'receipt.lease': true, 'receipt.sentAt': true },
        $currentDate: stamp,
      } as UpdateFilter<LeadDocument>),
    countDeadReceipts: () => leads.countDocuments(withDeadReceipt),
  };
}
