import type { InboxQuery, InboxStore } from '../../store/port/inbox-store.ts';
import type { Lead } from '../../store/store.ts';

const pageSize = 200;
/** A digest reads no more pages; floods are counted elsewhere. */
const maxPages = 20;

/** Leads received in `[from, to)`, newest first, at most 4,000. */
export async function receivedLeads(
  store: InboxStore,
  { from, to, statuses }: { from: Date; to: Date; statuses: NonNullable<InboxQuery['statuses']> },
): Promise<Lead[]> {
  const found: Lead[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { leads, next } = await store.inbox({
      ...{ statuses, receivedBefore: to, order: 'newest', limit: pageSize },
      ...(after !== undefined && { after }),
    });
    const within = leads.filter(({ receivedAt }) => receivedAt >= from);
    found.push(...within);
    if (next === undefined || within.length < leads.length) break;
    after = next;
  }
  return found;
}
