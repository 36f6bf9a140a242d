import { monthsBefore } from '../../catalogue/time/months-before.ts';
import { retention } from '../../catalogue/time/retention.ts';
import type { LeadAges } from '../store/retention-store.ts';

const dayMs = 86_400_000;

/**
 * The largest share of each kind that one day may remove, and how many may go in any case, so that a small store is
 * purged at all. Whatever makes more fall due in a day than ever came in on one, it is not time.
 */
const allowances = {
  leads: { share: 0.05, least: 5 },
  /** A month of it is kept, so a thirtieth goes on a usual day. */
  spam: { share: 0.2, least: 50 },
  mails: { share: 0.05, least: 5 },
  events: { share: 0.05, least: 10_000 },
} as const;
/** Numbers without a person behind them: a day of them is some hundreds. */
const mostCounts = 10_000;

export type Allowed = keyof typeof allowances;

/** How many of a kind one day may remove. @param total how many there are */
export function allowanceOf(kind: Allowed, total: number): number {
  const { share, least } = allowances[kind];
  return Math.max(Math.floor(total * share), least);
}

/** What is older than its time at a moment. */
export function agesAt(time: Date): LeadAges & { events: Date; counts: Date } {
  return {
    events: monthsBefore(time, retention.eventMonths),
    spam: new Date(time.getTime() - retention.spamDays * dayMs),
    leads: monthsBefore(time, retention.leadMonths),
    counts: monthsBefore(time, retention.countMonths),
  };
}

/** How many of each kind one day may remove from what there is. */
export function planPurge(totals: Readonly<Record<'leads' | 'spam' | 'events', number>>) {
  return {
    leads: allowanceOf('leads', totals.leads),
    spam: allowanceOf('spam', totals.spam),
    events: allowanceOf('events', totals.events),
    counts: mostCounts,
  };
}

/**
 * Which of the leads past their time may go now: the first of them, as many as allowed, and none that the latest backup
 * lacks. @param held what that backup holds of them; undefined where there is none of this week
 */
export function removableLeads(
  aged: Readonly<Record<keyof LeadAges, readonly string[]>>,
  most: Readonly<Record<keyof LeadAges, number>>,
  held: ReadonlySet<string> | undefined,
): string[] {
  const isHeld = (id: string) => held === undefined || held.has(id);
  return [...aged.leads.filter(isHeld).slice(0, most.leads), ...aged.spam.filter(isHeld).slice(0, most.spam)];
}
