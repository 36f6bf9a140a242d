import type { LeadList, LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { answeredStatuses, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { AdminApi } from '../admin-api.ts';

/** Short lists of leads that the inbox shows beside those to answer. */
export const leadsBesideList = (api: Pick<AdminApi, 'get'>) => ({
  /** The next five visits and calls, soonest first. Considers only the 100 newest leads of each kind. */
  async comingUp(now: Date): Promise<LeadSummary[]> {
    const lists = await Promise.all(
      [`status=scheduled`, `status=${openStatuses.join(',')}&snoozed=yes`].map((query) =>
        api.get<LeadList>(`/leads?${query}&limit=100`),
      ),
    );
    const when = ({ visitAt, snoozedUntil }: LeadSummary) => Date.parse(visitAt ?? snoozedUntil ?? '');
    const leads = new Map(lists.flatMap((list) => list.leads).map((lead) => [lead.id, lead]));
    return [...leads.values()]
      .filter((lead) => when(lead) > now.getTime())
      .sort((a, b) => when(a) - when(b))
      .slice(0, 5);
  },
  /** The three newest estimates and messages that were answered. */
  async answered(): Promise<LeadSummary[]> {
    const { leads } = await api.get<LeadList>(
      `/leads?status=${answeredStatuses.join(',')}&kind=estimate,contact&limit=3`,
    );
    // One that its sender has canceled is closed without an answer.
    return leads.filter(({ answeredAt }) => answeredAt);
  },
});
