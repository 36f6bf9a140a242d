import type { LeadList, LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { answeredStatuses, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { AdminApi } from '../admin-api.ts';

export const leadsBesideList = (api: Pick<AdminApi, 'get'>) => ({
  /** Five, soonest first, out of the 100 newest leads of each kind. */
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
  /** The three newest estimates and messages. */
  async answered(): Promise<LeadSummary[]> {
    const { leads } = await api.get<LeadList>(
      `/leads?status=${answeredStatuses.join(',')}&kind=estimate,contact&limit=3`,
    );
    // A lead that its sender canceled is closed without an answer.
    return leads.filter(({ answeredAt }) => answeredAt);
  },
});
