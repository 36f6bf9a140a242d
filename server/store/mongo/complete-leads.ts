import type { Collection } from 'mongodb';
import { newTriage } from '../rules/change-status.ts';
import { foundBy, type LeadDocument } from './lead-document.ts';

/** Gives leads that an earlier release has kept what they are found by and what can be done with them. */
export async function completeLeads(leads: Collection<LeadDocument>): Promise<void> {
  for await (const lead of leads.find({ care: { $exists: false } })) {
    const care = newTriage(lead);
    await leads.updateOne(
      { _id: { $eq: lead._id }, care: { $exists: false } },
      { $set: { care, ...foundBy({ ...lead, care }) } },
    );
  }
}
