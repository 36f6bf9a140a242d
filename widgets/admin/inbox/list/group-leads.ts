import { isSamePerson, type LeadSummary, waits } from '../../../../catalogue/contracts/admin/lead.ts';
import { dayAfter, momentOf, wallTime } from '../../../../catalogue/time/eastern-time.ts';
import { shownView } from '../inbox-filter.ts';
import type { InboxState } from '../inbox-model.ts';
import { capital, dayName } from '../moment.ts';

interface LeadGroup {
  heading: string;
  isUrgent?: true;
  leads: readonly LeadSummary[];
}

/** Today: returned leads first, then by deadline. Two midnights in New York: a calendar for each lead is slow. */
export function groupsOf({ filter, parts }: Pick<InboxState, 'filter' | 'parts'>, now: Date): LeadGroup[] {
  const view = shownView(filter);
  const groups = view === 'today' ? todaysGroups(parts, now) : otherGroups(view, parts, now);
  return groups.filter(({ leads }) => leads.length > 0);
}

/** By deadline, one a person: what was written again counts from then. */
export function waitingIn({ main, again }: Pick<InboxState['parts'], 'main' | 'again'>): readonly LeadSummary[] {
  const all = [...main, ...again].sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  return all.filter((lead, at) => !all.slice(0, at).some((other) => isSamePerson(lead, other)));
}

export const waitingWith = (lead: LeadSummary, { main, again }: InboxState['parts']): readonly LeadSummary[] =>
  waits(lead) ? [...main, ...again].filter((other) => waits(other) && isSamePerson(lead, other)) : [];

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
    ...[...days].map(([day, leads]) => ({ heading: capital(day), leads })),
    { heading: 'Past visits', leads: parts.past },
  ];
}
