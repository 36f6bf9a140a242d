import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { duration } from '../duration.ts';
import { strings } from './strings.ts';

/** How a lead stands against its deadline: in words, and how urgent. */
export interface ClockText {
  text: string;
  state: 'overdue' | 'soon' | 'fine' | 'answered' | 'none';
}

const minuteMs = 60_000;
const soonMs = 4 * 60 * minuteMs;

/** Time left, overdue, or answered within; empty for spam and for color lists, which need no answer. */
export function clockText(lead: LeadSummary, now: Date): ClockText {
  const { status, kind, answeredAt, receivedAt, dueAt } = lead;
  if (answeredAt) {
    return { text: strings.answeredIn(duration(Date.parse(answeredAt) - Date.parse(receivedAt))), state: 'answered' };
  }
  if (status !== 'new' || kind === 'palette') return { text: '', state: 'none' };
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return { text: strings.overdueBy(duration(-left)), state: 'overdue' };
  return { text: strings.left(duration(left)), state: left < soonMs ? 'soon' : 'fine' };
}
