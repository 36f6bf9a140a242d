import type { InboxQuery } from '../store/engine.ts';
import type { Lead } from '../store/lead.ts';
import type { Store } from '../store/store.ts';

const pageSize = 200;

/** Of `[from, receivedBefore)`, newest first, at most `maxPages` times 200. */
export async function receivedLeads(
  store: Pick<Store, 'inbox'>,
  query: Pick<InboxQuery, 'statuses' | 'receivedBefore'>,
  { from, maxPages }: { from: Date; maxPages: number },
): Promise<Lead[]> {
  const found: Lead[] = [];
  let after: { after?: string } = {};
  for (let page = 0; page < maxPages; page += 1) {
    const { leads, next } = await store.inbox({ ...query, ...after, order: 'newest', limit: pageSize });
    const within = leads.filter(({ receivedAt }) => receivedAt >= from);
    found.push(...within);
    if (next === undefined || within.length < leads.length) break;
    after = { after: next };
  }
  return found;
}
