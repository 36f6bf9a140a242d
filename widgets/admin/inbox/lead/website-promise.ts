import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { promisedAt } from '../../../../catalogue/time/response-deadline.ts';
import { clockTime, shortWeekday } from '../../ui/times.ts';
import { dayName, daysAway } from '../moment.ts';
import { strings } from '../strings.ts';

/** A sentence; empty if the owner's clock gives the same time. */
export function websitePromise({ receivedAt, dueAt }: Pick<LeadSummary, 'receivedAt' | 'dueAt'>, now: Date): string {
  const at = promisedAt(new Date(receivedAt));
  if (at.getTime() === Date.parse(dueAt)) return '';
  const away = Math.abs(daysAway(at, now));
  if (away === 0) return strings.websitePromised(`${clockTime(at)} today`);
  return strings.websitePromised(`${away < 7 ? shortWeekday(at) : dayName(at, now)}, ${clockTime(at)}`);
}
