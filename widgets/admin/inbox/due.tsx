import { type LeadStatus, type LeadSummary, waits } from '../../../catalogue/contracts/admin/lead.ts';
import { promisedAt } from '../../../catalogue/time/response-deadline.ts';
import { clockTime, duration, minuteMs, shortWeekday } from '../ui/times.ts';
import { bars, tag, timeLeft } from './list/lead-row.css.ts';
import { dayName, daysAway, moment } from './moment.ts';
import { strings } from './strings.ts';

interface ClockText {
  text: string;
  state: 'overdue' | 'soon' | 'fine' | 'answered' | 'none';
  share: number;
}

const soonMs = 4 * 60 * minuteMs;

/** Empty for spam and color lists, which need no answer. */
export function clockText(lead: LeadSummary, now: Date): ClockText {
  const { answeredAt, receivedAt, dueAt, visitAt, wroteAgainAt } = lead;
  const [received, due] = [Date.parse(wroteAgainAt ?? receivedAt), Date.parse(dueAt)];
  const isWaiting = waits({ ...lead, snoozedUntil: undefined });
  if (visitAt && !isWaiting) return { text: strings.visitOn(moment(visitAt, now)), state: 'answered', share: 0 };
  if (answeredAt && !isWaiting)
    return { text: `Answered in ${duration(Date.parse(answeredAt) - received)}`, state: 'answered', share: 0 };
  if (!isWaiting) return { text: '', state: 'none', share: 0 };
  const left = due - now.getTime();
  if (left < 0) return { text: `Overdue by ${duration(-left)}`, state: 'overdue', share: 1 };
  const share = Math.min(1, left / Math.max(1, due - received));
  return { text: `${duration(left)} left`, state: left < soonMs ? 'soon' : 'fine', share };
}

/** Color must not be the only sign. */
const hatch = Array.from({ length: 17 }, (_, at) => `M${2 + at * 6} 8l3-8`).join('');

export function TimeBar({ lead, now }: { lead: LeadSummary; now: Date }) {
  const { text, state, share } = clockText(lead, now);
  if (!text) return null;
  return (
    <span className={`${bars[state]} ${timeLeft}`}>
      {state !== 'answered' && <Bar state={state} share={share} />}
      <span>{text}</span>
    </span>
  );
}

export const Bar = ({ state, share }: Pick<ClockText, 'state' | 'share'>) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h100v8H0z" />
    <path d={`M0 0h${Math.round(share * 100)}v8H0z`} />
    {state === 'overdue' && <path d={hatch} />}
  </svg>
);

interface StatusTagProps {
  status: LeadStatus;
  text?: string | undefined;
  className?: string;
}

export const StatusTag = ({ status, text = strings.statuses[status], className = tag }: StatusTagProps) => (
  <span className={className} data-status={status}>
    {text}
  </span>
);

/** A sentence; empty if the owner's clock gives the same time. */
export function websitePromise(lead: Pick<LeadSummary, 'receivedAt' | 'wroteAgainAt' | 'dueAt'>, now: Date): string {
  const { receivedAt, wroteAgainAt, dueAt } = lead;
  const at = promisedAt(new Date(wroteAgainAt ?? receivedAt));
  if (at.getTime() === Date.parse(dueAt)) return '';
  const away = Math.abs(daysAway(at, now));
  if (away === 0) return strings.websitePromised(`${clockTime(at)} today`);
  return strings.websitePromised(`${away < 7 ? shortWeekday(at) : dayName(at, now)}, ${clockTime(at)}`);
}
