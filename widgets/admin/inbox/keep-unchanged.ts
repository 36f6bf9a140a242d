import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';

/** Keeps the objects of unchanged leads, so that only the others are rendered again. */
export function keepUnchanged(before: readonly LeadSummary[], list: readonly LeadSummary[]): readonly LeadSummary[] {
  const known = new Map(before.map((lead) => [lead.id, lead]));
  const kept = list.map((lead) => {
    const same = known.get(lead.id);
    return same && JSON.stringify(same) === JSON.stringify(lead) ? same : lead;
  });
  return kept.length === before.length && kept.every((lead, at) => lead === before[at]) ? before : kept;
}
