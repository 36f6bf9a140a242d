import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import { strings } from './strings.ts';

/** `what` is a path below the lead's URL. */
export interface LeadAction {
  what: 'status' | 'snooze' | 'visit';
  body: { status: LeadStatus } | { until: string | null } | { at: string };
  text: string;
}

export function isAsWanted(lead: LeadSummary, { body }: LeadAction): boolean {
  if ('status' in body) return lead.status === body.status;
  return 'until' in body ? (lead.snoozedUntil ?? null) === body.until : lead.visitAt === body.at;
}

export const moved = (to: LeadStatus): LeadAction => ({
  what: 'status',
  body: { status: to },
  text: strings.statuses[to].toLowerCase(),
});
