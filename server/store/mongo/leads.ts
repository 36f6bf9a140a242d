import type { Collection } from 'mongodb';
import { hourly, leadCountParts, type MetricsStore, maxHourlyKeys } from '../port/metrics-store.ts';
import { type LeadStore, maxRepeats } from '../store.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';
import { stamp } from './inbox.ts';
import { documentOfLead, type LeadDocument, leadFields, leadOfDocument } from './lead-document.ts';

/** @param addToCounts called after storing: a lead whose count is lost in a crash is still stored */
export function mongoLeads(leads: Collection<LeadDocument>, addToCounts: MetricsStore['addToCounts']): LeadStore {
  return {
    async addLead(lead, link) {
      const document = { ...documentOfLead(lead), ...(link && { links: [link] }) };
      if (await insertIfAbsent(() => leads.insertOne(document))) {
        addToCounts([hourly(lead.receivedAt, 'lead', ...leadCountParts(lead))], { maxKeys: maxHourlyKeys }).catch(
          () => {},
        );
        return { lead: leadOfDocument(document), isNew: true };
      }
      const stored = await leads.findOne({ _id: { $eq: lead.id } });
      if (!stored) throw new Error('MongoDB knows the lead’s id but not the lead');
      return { lead: leadOfDocument(stored), isNew: false };
    },

    async findLead(id) {
      const stored = await leads.findOne({ _id: { $eq: id } }, { projection: leadFields });
      return stored ? leadOfDocument(stored) : undefined;
    },

    async countRepeat(id) {
      const found = { _id: { $eq: id }, repeats: { $not: { $gte: maxRepeats } } };
      await leads.updateOne(found, { $inc: { repeats: 1 }, $currentDate: stamp });
    },

    countLeads: (kind) => leads.countDocuments({ kind: { $eq: kind } }),
  };
}
