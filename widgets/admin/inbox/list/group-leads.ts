import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { dayAfter, momentOf, wallTime } from '../../../../catalogue/time/eastern-time.ts';
import type { InboxState } from '../inbox-model.ts';
import { strings } from '../strings.ts';

export interface LeadGroup {
  key: string;
  heading: string;
  isUrgent: boolean;
  leads: readonly LeadSummary[];
}

/** Today: returned leads first, then by deadline. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  if (filter.view !== 'today')
    return [{ key: 'all', heading: '', isUrgent: false, leads: parts.main }].filter(hasLeads);
  const due = (key: keyof typeof strings.groups, leads: readonly LeadSummary[]): LeadGroup => ({
    ...{ key, leads, heading: strings.groups[key] },
    isUrgent: key === 'overdue',
  });
  const byDay = byDeadline(parts.main, now);
  return [
    due('back', parts.back),
    due('overdue', byDay.overdue),
    due('today', byDay.today),
    due('tomorrow', byDay.tomorrow),
    due('later', byDay.later),
    due('colors', parts.colors),
  ].filter(hasLeads);
}

/** Compares with two midnights in New York: reading a calendar for each lead is slow. */
function byDeadline(leads: readonly LeadSummary[], now: Date) {
  const { day } = wallTime(now);
  const [tomorrow, dayAfterTomorrow] = [1, 2].map((days) => momentOf({ day: dayAfter(day, days), minutes: 0 })) as [
    Date,
    Date,
  ];
  const groups = { overdue: [], today: [], tomorrow: [], later: [] } as Record<
    'overdue' | 'today' | 'tomorrow' | 'later',
    LeadSummary[]
  >;
  for (const lead of leads) {
    const due = Date.parse(lead.dueAt);
    if (due < now.getTime()) groups.overdue.push(lead);
    else if (due < tomorrow.getTime()) groups.today.push(lead);
    else if (due < dayAfterTomorrow.getTime()) groups.tomorrow.push(lead);
    else groups.later.push(lead);
  }
  return groups;
}

const hasLeads = ({ leads }: LeadGroup) => leads.length > 0;
