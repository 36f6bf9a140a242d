import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { type LeadStatus, openStatuses } from '../../../catalogue/contracts/lead-status.ts';

/** The owner's filter of leads. Empty text filters nothing. */
export interface InboxFilter {
  view: 'open' | 'overdue' | 'all' | LeadStatus;
  text: string;
  kind: '' | LeadSummary['kind'];
  town: string;
  /** Undefined: from any site. '': from our own pages. */
  site: string | undefined;
}

export const startFilter: InboxFilter = { view: 'open', text: '', kind: '', town: '', site: undefined };

/**
 * The query of `/api/admin/leads` for a filter, without the search text, which must not appear in a URL. Overdue leads
 * are sorted longest waiting first.
 */
export function queryOf({ view, kind, town, site }: InboxFilter, after?: string): string {
  const query = new URLSearchParams();
  if (view === 'open') query.set('status', openStatuses.join(','));
  else if (view === 'overdue') {
    query.set('due', 'overdue');
    query.set('order', 'oldest');
  } else if (view !== 'all') query.set('status', view);
  if (kind) query.set('kind', kind);
  if (town) query.set('town', town);
  if (site !== undefined) query.set('site', site);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}
