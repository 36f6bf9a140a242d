import type { Collection, Filter } from 'mongodb';
import { maxRequestLinks, type RequestStore } from '../port/request-store.ts';
import { canceledAt, withAct } from '../rules/change-lead.ts';
import { searchWords } from '../rules/lead-search.ts';
import { compareAndSwap, lost } from './database.ts';
import { careFields } from './inbox.ts';
import { type LeadDocument, leadOfDocument, stamp } from './leads.ts';

const maxRounds = 30;

export async function prepareRequests(leads: Collection<LeadDocument>): Promise<void> {
  await leads.createIndex({ 'links.hash': 1 }, { sparse: true });
  await leads.createIndex({ actedAt: 1 }, { sparse: true });
  await leads.createIndex({ canceledAt: 1 }, { sparse: true });
}

export function mongoRequests(leads: Collection<LeadDocument>): RequestStore {
  return {
    async addRequestLink(leadId, link) {
      const { matchedCount } = await leads.updateOne(
        { _id: { $eq: leadId }, 'links.hash': { $ne: link.hash } },
        { $push: { links: { $each: [link], $slice: -maxRequestLinks } } },
      );
      return matchedCount === 1 || (await leads.countDocuments({ _id: { $eq: leadId } }, { limit: 1 })) === 1;
    },

    async findByRequestLink(hash, now) {
      const document = await leads.findOne({ 'links.hash': { $eq: hash } });
      const link = document?.links?.find((one) => one.hash === hash && one.expiresAt > now);
      return document && link ? { lead: leadOfDocument(document), expiresAt: link.expiresAt } : undefined;
    },

    addVisitorAct: (leadId, act, most) =>
      compareAndSwap('lead', maxRounds, async () => {
        const document = await leads.findOne({ _id: { $eq: leadId } });
        if (!document) return undefined;
        const known = leadOfDocument(document);
        const lead = withAct(known, act, most);
        if (lead === known) return known;
        const { triage, mail, photos } = lead;
        const { answeredAt, snoozedUntil, visitAt } = triage;
        const times = { answeredAt, snoozedUntil, visitAt };
        const canceled = canceledAt(triage);
        const { matchedCount } = await leads.updateOne(
          {
            _id: { $eq: leadId },
            'triage.revision': { $eq: known.triage.revision },
            'mail.status': { $eq: known.mail.status },
          } as unknown as Filter<LeadDocument>,
          {
            $currentDate: stamp,
            $set: {
              'triage.status': triage.status,
              'triage.revision': triage.revision,
              'triage.history': triage.history,
              'triage.acts': triage.acts ?? [],
              actedAt: act.at,
              ...(canceled && { canceledAt: canceled }),
              ...(photos && { photos }),
              'mail.status': mail.status,
              'mail.attempts': mail.attempts,
              'mail.nextTryAt': mail.nextTryAt,
              ...(mail.scheduledAt && { 'mail.scheduledAt': mail.scheduledAt }),
              // The lease of the mail that was sent may still be running.
              ...(mail.status !== known.mail.status && { 'mail.leaseUntil': new Date(0) }),
              ...careFields(times, (at) => at),
            },
            $unset: {
              ...careFields(times, (at) => (at ? undefined : true)),
              ...(!canceled && { canceledAt: true as const }),
            },
            ...(act.kind === 'note' && {
              $addToSet: {
                words: { $each: searchWords({ fields: {}, triage: { ...triage, notes: [], acts: [act] } }) },
              },
            }),
          },
        );
        return matchedCount === 1 ? lead : lost;
      }),

    async dropCanceledPhotos(before, limit) {
      const found = await leads
        .find({ canceledAt: { $lt: before }, photos: { $exists: true } }, { projection: { _id: 1 }, limit })
        .toArray();
      const ids = found.map(({ _id }) => _id);
      if (ids.length === 0) return 0;
      const { modifiedCount } = await leads.updateMany(
        { _id: { $in: ids }, canceledAt: { $lt: before } },
        { $unset: { photos: true }, $currentDate: stamp },
      );
      return modifiedCount;
    },
  };
}
