import { randomUUID } from 'node:crypto';
import type { Collection, Timestamp } from 'mongodb';
import { type LeadStatus, leadStatuses } from '../../../../catalogue/contracts/lead-status.ts';
import type { AdminStore } from '../../port/admin-store.ts';
import type { LeadKind } from '../../store.ts';
import type { LeadDocument } from '../lead-document.ts';
import { countedBefore } from './counted-before.ts';

/** Older leads rarely change. */
const settledMs = 14 * 86_400_000;
/** The setting that changes whenever leads are removed, to invalidate the counts of other processes. */
const removal = 'leads removed';

export interface LeadTotals {
  countLeads(kind: LeadKind): Promise<number>;
  countLeadsByStatus(): Promise<Record<LeadStatus, number>>;
  /** Call it after removing leads. Never rejects: cached counts expire anyway. */
  leadsRemoved(): Promise<void>;
}

/** Creates the totals, which cache the counts of leads received at least two weeks ago until one of them changes. */
export function leadTotals(
  leads: Collection<LeadDocument>,
  settings: Pick<AdminStore, 'setting' | 'setSetting'>,
  least?: number,
): LeadTotals {
  const lastRemoval = () => settings.setting(removal);
  const settled = () => new Date(Date.now() - settledMs);

  const ofKind = (kind: LeadKind, receivedAt: { $lt: Date } | { $gte: Date }) =>
    leads.countDocuments({ kind: { $eq: kind }, receivedAt });
  const kindBefore = (kind: LeadKind) =>
    countedBefore({
      async count() {
        const removed = await lastRemoval();
        const upTo = settled();
        return { removed, upTo, size: await ofKind(kind, { $lt: upTo }) };
      },
      holds: async ({ removed }) => (await lastRemoval()) === removed,
      least,
    });
  const byKind = { estimate: kindBefore('estimate'), contact: kindBefore('contact'), palette: kindBefore('palette') };

  const byStatus = (receivedAt: { $lt: Date } | { $gte: Date }) =>
    Promise.all(leadStatuses.map((status) => leads.countDocuments({ 'care.status': { $eq: status }, receivedAt })));
  async function lastChange(): Promise<Timestamp | undefined> {
    const changed = { changedAt: { $exists: true } };
    return (await leads.findOne(changed, { sort: { changedAt: -1 }, projection: { changedAt: 1 } }))?.changedAt;
  }
  const statusBefore = countedBefore({
    async count() {
      const [removed, changedAt] = await Promise.all([lastRemoval(), lastChange()]);
      const upTo = settled();
      const counts = await byStatus({ $lt: upTo });
      return { removed, changedAt, upTo, counts, size: counts.reduce((sum, count) => sum + count, 0) };
    },
    async holds({ removed, changedAt, upTo }) {
      const since = changedAt ? { $gt: changedAt } : { $exists: true };
      const [last, changed] = await Promise.all([
        lastRemoval(),
        leads.findOne({ changedAt: since, receivedAt: { $lt: upTo } }, { projection: { _id: 1 } }),
      ]);
      return last === removed && !changed;
    },
    least,
  });

  return {
    async countLeads(kind) {
      const { upTo, size } = await byKind[kind]();
      return size + (await ofKind(kind, { $gte: upTo }));
    },
    async countLeadsByStatus() {
      const { upTo, counts } = await statusBefore();
      const recent = await byStatus({ $gte: upTo });
      // One count per status.
      return Object.fromEntries(
        leadStatuses.map((status, at) => [status, (counts[at] ?? 0) + (recent[at] ?? 0)]),
      ) as Record<LeadStatus, number>;
    },
    leadsRemoved: () => settings.setSetting(removal, randomUUID()).catch(() => {}),
  };
}
