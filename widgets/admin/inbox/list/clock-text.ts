import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { duration } from '../../ui/duration.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';

export interface ClockText {
  text: string;
  state: 'overdue' | 'soon' | 'fine' | 'answered' | 'none';
  /** The share of time left, from 0 to 1; 1 when overdue. */
  share: number;
}

const minuteMs = 60_000;
const soonMs = 4 * 60 * minuteMs;
const none: ClockText = { text: '', state: 'none', share: 0 };

/** Empty for spam and color lists, which need no answer. */
export function clockText(lead: LeadSummary, now: Date): ClockText {
  const { status, kind, answeredAt, receivedAt, dueAt, visitAt } = lead;
  const [received, due] = [Date.parse(receivedAt), Date.parse(dueAt)];
  if (visitAt) return { text: strings.visitOn(moment(visitAt, now)), state: 'answered', share: 0 };
  if (answeredAt) {
    const answered = Date.parse(answeredAt);
    return { text: strings.answeredIn(duration(answered - received)), state: 'answered', share: 0 };
  }
  if (status !== 'new' || kind === 'palette') return none;
  const left = due - now.getTime();
  if (left < 0) return { text: strings.overdueBy(duration(-left)), state: 'overdue', share: 1 };
  const share = Math.min(1, left / Math.max(1, due - received));
  return { text: strings.left(duration(left)), state: left < soonMs ? 'soon' : 'fine', share };
}
