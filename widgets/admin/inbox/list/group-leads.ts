import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { dayAfter, momentOf, wallTime } from '../../../../catalogue/time/eastern-time.ts';
import type { InboxState } from '../inbox-model.ts';

interface LeadGroup {
  /** Empty for a list without groups. */
  heading: string;
  isUrgent?: true;
  leads: readonly LeadSummary[];
}

/** Today: returned leads first, then by deadline. Two midnights in New York: a calendar for each lead is slow. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  const midnight = (days: number) => momentOf({ day: dayAfter(wallTime(now).day, days), minutes: 0 }).getTime();
  const [today, tomorrow, later] = [now.getTime(), midnight(1), midnight(2)];
  const due = (from: number, to: number) =>
    parts.main.filter(({ dueAt }) => Date.parse(dueAt) >= from && Date.parse(dueAt) < to);
  const groups: LeadGroup[] =
    filter.view === 'today'
      ? [
          { heading: 'Back now', leads: parts.back },
          { heading: 'Overdue', leads: due(Number.NEGATIVE_INFINITY, today), isUrgent: true },
          { heading: 'Due today', leads: due(today, tomorrow) },
          { heading: 'Due tomorrow', leads: due(tomorrow, later) },
          { heading: 'Due later', leads: due(later, Number.POSITIVE_INFINITY) },
          { heading: 'Color lists', leads: parts.colors },
        ]
      : [{ heading: '', leads: parts.main }];
  return groups.filter(({ leads }) => leads.length > 0);
}
