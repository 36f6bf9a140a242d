import { randomUUID } from 'node:crypto';
import type { Collection, Filter, UpdateFilter } from 'mongodb';
import { furthestLeases, furthestTryMs } from '../../rules/owed-mail.ts';
import type { ClaimedMail, MailStore } from '../../store.ts';
import { stamp } from '../inbox.ts';
import { type LeadDocument, leadOfDocument } from '../lead-document.ts';

type Claim = Parameters<MailStore['claimDueMail']>[0];
type Failure = Parameters<MailStore['markMailFailed']>[2];

/**
 * Claims and marks one of the mails of leads, each with one atomic write of the lead's document.
 * @param slot the field of the document that contains the mail
 * @param onlyIf what must hold for the mail to be claimed
 */
export function mongoMailSlot(
  leads: Collection<LeadDocument>,
  slot: 'mail' | 'receipt',
  onlyIf: Filter<LeadDocument> = {},
) {
  const update = async (filter: Filter<LeadDocument>, change: UpdateFilter<LeadDocument>): Promise<boolean> =>
    (await leads.updateOne(filter, change)).matchedCount === 1;
  /** Matches the mail under a claim's lease; a later claim has another lease. */
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
        $and: [isPastOr('nextTryAt', after(furthestTryMs)), isPastOr('leaseUntil', after(furthestLeases * leaseMs))],
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
          // Returns the mails claimed so far, which can be sent.
          if (mails.length === 0) throw error;
          return null;
        });
        if (!document) break;
        mails.push({ lead: leadOfDocument(document), lease });
      }
      return mails;
    },

    /** The update that marks a mail as sent. */
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
