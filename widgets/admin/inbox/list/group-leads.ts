import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { dayAfter, momentOf, wallTime } from '../../../../catalogue/time/eastern-time.ts';
import type { InboxState } from '../inbox-model.ts';
import { strings } from '../strings.ts';

interface LeadGroup {
  key: string;
  heading: string;
  isUrgent: boolean;
  leads: readonly LeadSummary[];
}

/** Today: returned leads first, then by deadline. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  const group = (key: keyof typeof strings.groups, leads: readonly LeadSummary[]): LeadGroup => ({
    ...{ key, leads, heading: strings.groups[key] },
    isUrgent: key === 'overdue',
  });
  const groups =
    filter.view === 'today'
      ? [
          group('back', parts.back),
          ...byDeadline(parts.main, now).map(([key, leads]) => group(key, leads)),
          group('colors', parts.colors),
        ]
      : [{ key: 'all', heading: '', isUrgent: false, leads: parts.main }];
  return groups.filter(({ leads }) => leads.length > 0);
}

/** Compares with two midnights in New York: reading a calendar for each lead is slow. */
function byDeadline(leads: readonly LeadSummary[], now: Date) {
  const midnight = (days: number) => momentOf({ day: dayAfter(wallTime(now).day, days), minutes: 0 }).getTime();
  const [today, tomorrow, later] = [now.getTime(), midnight(1), midnight(2)];
  const due = (from: number, to: number) =>
    leads.filter(({ dueAt }) => Date.parse(dueAt) >= from && Date.parse(dueAt) < to);
  return [
    ['overdue', due(Number.NEGATIVE_INFINITY, today)],
    ['today', due(today, tomorrow)],
    ['tomorrow', due(tomorrow, later)],
    ['later', due(later, Number.POSITIVE_INFINITY)],
  ] as const;
}
