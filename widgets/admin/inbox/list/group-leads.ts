import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { dayAfter, momentOf, wallTime } from '../../../../catalogue/time/eastern-time.ts';
import type { InboxState } from '../inbox-model.ts';
import { dayName } from '../moment.ts';

interface LeadGroup {
  /** Empty for a list without groups. */
  heading: string;
  isUrgent?: true;
  leads: readonly LeadSummary[];
}

/** Today: returned leads first, then by deadline. Two midnights in New York: a calendar for each lead is slow. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  const groups = filter.view === 'today' ? todaysGroups(parts, now) : otherGroups(filter.view, parts, now);
  return groups.filter(({ leads }) => leads.length > 0);
}

/** By deadline: one that was written again counts from then. */
export const waitingIn = ({ main, again }: InboxState['parts']): readonly LeadSummary[] =>
  again.length === 0 ? main : [...main, ...again].sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));

function todaysGroups(parts: InboxState['parts'], now: Date): LeadGroup[] {
  const midnight = (days: number) => momentOf({ day: dayAfter(wallTime(now).day, days), minutes: 0 }).getTime();
  const [today, tomorrow, later] = [now.getTime(), midnight(1), midnight(2)];
  const waiting = waitingIn(parts);
  const due = (from: number, to: number) =>
    waiting.filter(({ dueAt }) => Date.parse(dueAt) >= from && Date.parse(dueAt) < to);
  return [
    { heading: 'Back now', leads: parts.back },
    { heading: 'Overdue', leads: due(Number.NEGATIVE_INFINITY, today), isUrgent: true },
    { heading: 'Due today', leads: due(today, tomorrow) },
    { heading: 'Due tomorrow', leads: due(tomorrow, later) },
    { heading: 'Due later', leads: due(later, Number.POSITIVE_INFINITY) },
    { heading: 'No answer yet', leads: parts.due },
    { heading: 'Color lists', leads: parts.colors },
  ];
}

function otherGroups(view: string, parts: InboxState['parts'], now: Date): LeadGroup[] {
  if (view !== 'scheduled') return [{ heading: '', leads: parts.main }];
  const days = new Map<string, LeadSummary[]>();
  for (const lead of parts.main) {
    const day = dayName(new Date(lead.visitAt ?? now), now);
    days.set(day, [...(days.get(day) ?? []), lead]);
  }
  return [
    { heading: 'No date yet', leads: parts.undated },
    ...[...days].map(([day, leads]) => ({ heading: day.charAt(0).toUpperCase() + day.slice(1), leads })),
    { heading: 'Past visits', leads: parts.past },
  ];
}
