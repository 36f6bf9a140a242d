import { monthsBefore } from '../../catalogue/time/months-before.ts';
import { retention } from '../../catalogue/time/retention.ts';
import type { LeadAges } from '../store/port/retention-store.ts';

const dayMs = 86_400_000;

/**
 * The largest share of each kind that may be removed in one day, and a minimum, so that a small store is purged at all.
 * If more becomes due in a day than arrives in one, the cause is a wrong clock.
 */
const allowances = {
  leads: { share: 0.05, least: 5 },
  /** Spam is kept for a month, so a thirtieth of it expires on a normal day. */
  spam: { share: 0.2, least: 50 },
  mails: { share: 0.05, least: 5 },
  events: { share: 0.05, least: 10_000 },
} as const;
/** Counts contain no personal data; a few hundred expire per day. */
const mostCounts = 10_000;

export type Allowed = keyof typeof allowances;

/** How many of a kind may be removed in one day. @param total how many are stored */
export function allowanceOf(kind: Allowed, total: number): number {
  const { share, least } = allowances[kind];
  return Math.max(Math.floor(total * share), least);
}

/** The time limits at a given moment. */
export function agesAt(time: Date): LeadAges & { events: Date; counts: Date } {
  return {
    events: monthsBefore(time, retention.eventMonths),
    spam: new Date(time.getTime() - retention.spamDays * dayMs),
    leads: monthsBefore(time, retention.leadMonths),
    counts: monthsBefore(time, retention.countMonths),
  };
}

/** How many of each kind may be removed in one day, given how many are stored. */
export function planPurge(totals: Readonly<Record<'leads' | 'spam' | 'events', number>>) {
  return {
    leads: allowanceOf('leads', totals.leads),
    spam: allowanceOf('spam', totals.spam),
    events: allowanceOf('events', totals.events),
    counts: mostCounts,
  };
}
