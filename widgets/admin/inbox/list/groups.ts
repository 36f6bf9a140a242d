import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import type { InboxState } from '../inbox-model.ts';
import { daysAway } from '../moment.ts';
import { strings } from '../strings.ts';

/** Leads under one heading. */
export interface LeadGroup {
  key: string;
  /** Empty when the list needs no headings. */
  heading: string;
  isUrgent: boolean;
  leads: readonly LeadSummary[];
}

/** Groups the list under headings. Today: returned leads first, then by deadline. Other views: one group. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  if (filter.view !== 'today')
    return [{ key: 'all', heading: '', isUrgent: false, leads: parts.main }].filter(hasLeads);
  const due = (key: keyof typeof strings.groups, leads: readonly LeadSummary[]): LeadGroup => ({
    ...{ key, leads, heading: strings.groups[key] },
    isUrgent: key === 'overdue',
  });
  const when = (lead: LeadSummary) => {
    if (Date.parse(lead.dueAt) < now.getTime()) return 'overdue';
    const away = daysAway(new Date(lead.dueAt), now);
    return away === 0 ? 'today' : away === 1 ? 'tomorrow' : 'later';
  };
  const byDay = (day: ReturnType<typeof when>) =>
    due(
      day,
      parts.main.filter((lead) => when(lead) === day),
    );
  return [
    due('back', parts.back),
    byDay('overdue'),
    byDay('today'),
    byDay('tomorrow'),
    byDay('later'),
    due('colors', parts.colors),
  ].filter(hasLeads);
}

const hasLeads = ({ leads }: LeadGroup) => leads.length > 0;
