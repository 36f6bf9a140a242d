import { randomUUID } from 'node:crypto';
import type { Collection, Filter, UpdateFilter } from 'mongodb';
import type { ClaimedMail, MailStore, ReceiptMailStore } from '../port/mail-store.ts';
import { maxAheadMs, maxLeasesAhead } from '../rules/change-lead.ts';
import { withDeadReceipt } from './inbox.ts';
import { type LeadDocument, leadOfDocument, stamp } from './leads.ts';

/** Never more mail is due again than this; it is sorted by when its lead was received. */
const maxOldest = 1_000;

export function mongoOwnerMail(leads: Collection<LeadDocument>): MailStore {
  const { claim, claimed, update, sent, markFailed } = mongoMailSlot(leads, 'mail');
  return {
    claimDueMail: claim,
    markMailFailed: markFailed,

    async markMailSent(id, lease, sentAt, notifiedCount = 0) {
      const { $set, $inc, $unset, $currentDate } = sent(sentAt);
      const setSent = { ...$set, ...(notifiedCount > 0 && { 'mail.notifiedCount': notifiedCount }) };
      const isLast = { ...claimed(id, lease), [`triage.acts.${notifiedCount}`]: { $exists: false } };
      if (await update(isLast, { $set: setSent, $inc, $unset, $currentDate } as UpdateFilter<LeadDocument>))
        return true;
      const setDue = {
        'mail.status': 'due',
        'mail.attempts': 0,
        'mail.nextTryAt': sentAt,
        'mail.scheduledAt': sentAt,
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
          .find({ 'mail.status': { $eq: 'due' } }, { projection: { receivedAt: 1, 'mail.scheduledAt': 1 } })
          .sort({ receivedAt: 1 })
          .limit(maxOldest)
          .toArray(),
      ]);
      const dueSince = oldest.map(({ receivedAt, mail }) => (mail.scheduledAt ?? receivedAt).getTime());
      return { due, dead, ...(dueSince.length > 0 && { oldestDueAt: new Date(Math.min(...dueSince)) }) };
    },
  };
}

const isNotSpam = { 'triage.status': { $ne: 'spam' as const } };

export async function prepareReceipts(leads: Collection<LeadDocument>): Promise<void> {
  await leads.createIndex({ 'receipt.status': 1, 'receipt.nextTryAt': 1 }, { sparse: true });
  await leads.createIndex(
    { receivedAt: -1, _id: -1 },
    { partialFilterExpression: withDeadReceipt, name: 'withDeadReceipt' },
  );
}

export function mongoReceiptMail(leads: Collection<LeadDocument>): ReceiptMailStore {
  const { claim, claimed, update, sent, markFailed } = mongoMailSlot(leads, 'receipt', isNotSpam);
  return {
    async scheduleReceipt(leadId, at) {
      await leads.updateOne(
        { _id: { $eq: leadId }, receipt: { $exists: false }, ...isNotSpam },
        {
          $set: { receipt: { status: 'due', attempts: 0, nextTryAt: at, scheduledAt: at, leaseUntil: new Date(0) } },
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

type Claim = Parameters<MailStore['claimDueMail']>[0];
type Failure = Parameters<MailStore['markMailFailed']>[2];

export function mongoMailSlot(
  leads: Collection<LeadDocument>,
  slot: 'mail' | 'receipt',
  onlyIf: Filter<LeadDocument> = {},
) {
  const update = async (filter: Filter<LeadDocument>, change: UpdateFilter<LeadDocument>): Promise<boolean> =>
    (await leads.updateOne(filter, change)).matchedCount === 1;
  const claimed = (id: string, lease: string): Filter<LeadDocument> => ({
    _id: { $eq: id },
    [`${slot}.status`]: { $eq: 'due' },
    [`${slot}.lease`]: { $eq: lease },
  });
  const claimOne = ({ now, leaseMs }: Claim, lease: string) => {
    const after = (ms: number) => new Date(now.getTime() + ms);
    const isPastOr = (field: string, furthest: Date) => ({
      $or: [{ [`${slot}.${field}`]: { $lte: now } }, { [`${slot}.${field}`]: { $gt: furthest } }],
    });
    return leads.findOneAndUpdate(
      {
        [`${slot}.status`]: { $eq: 'due' },
        ...onlyIf,
        $and: [isPastOr('nextTryAt', after(maxAheadMs)), isPastOr('leaseUntil', after(maxLeasesAhead * leaseMs))],
      },
      { $set: { [`${slot}.lease`]: lease, [`${slot}.leaseUntil`]: after(leaseMs) } } as UpdateFilter<LeadDocument>,
      { sort: { [`${slot}.nextTryAt`]: 1 }, returnDocument: 'after' },
    );
  };

  return {
    update,
    claimed,

    async claim(claim: Claim): Promise<ClaimedMail[]> {
      const lease = randomUUID();
      const mails: ClaimedMail[] = [];
      while (mails.length < claim.limit) {
        const document = await claimOne(claim, lease).catch((error: unknown) => {
          if (mails.length === 0) throw error;
          return null;
        });
        if (!document) break;
        mails.push({ lead: leadOfDocument(document), lease });
      }
      return mails;
    },

    sent: (sentAt: Date) => ({
      $set: { [`${slot}.status`]: 'sent', [`${slot}.sentAt`]: sentAt },
      $inc: { [`${slot}.attempts`]: 1 },
      $unset: { [`${slot}.lease`]: true, [`${slot}.lastError`]: true },
      $currentDate: stamp,
    }),

    markFailed: (id: string, lease: string, { error, nextTryAt, countsAsAttempt }: Failure): Promise<boolean> =>
      update(claimed(id, lease), {
        $set: {
          [`${slot}.lastError`]: error,
          [`${slot}.leaseUntil`]: new Date(0),
          ...(nextTryAt ? { [`${slot}.nextTryAt`]: nextTryAt } : { [`${slot}.status`]: 'dead' }),
        },
        $inc: { [`${slot}.attempts`]: countsAsAttempt ? 1 : 0 },
        $unset: { [`${slot}.lease`]: true },
        ...(!nextTryAt && { $currentDate: stamp }),
      } as UpdateFilter<LeadDocument>),
  };
}
