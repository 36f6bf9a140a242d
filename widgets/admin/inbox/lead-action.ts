import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import { strings } from './strings.ts';

/** A change to a lead: a path below its URL, and a request body. */
export interface LeadAction {
  what: 'status' | 'snooze' | 'visit';
  body: { status: LeadStatus } | { until: string | null } | { at: string };
  /** Describes the finished change. */
  text: string;
}

/** Whether a lead is as an action would make it. */
export function isAsWanted(lead: LeadSummary, { body }: LeadAction): boolean {
  if ('status' in body) return lead.status === body.status;
  return 'until' in body ? (lead.snoozedUntil ?? null) === body.until : lead.visitAt === body.at;
}

/** The change of a lead’s status. */
export const moved = (to: LeadStatus): LeadAction => ({
  what: 'status',
  body: { status: to },
  text: strings.statuses[to].toLowerCase(),
});
